/** The rules that points must always fulfil, as queries for what breaks them, by merchant. */
export const POINT_RULES: Readonly<Record<string, string>> = {
  'what a member earned is what their rounds and deposits give': `
    select p.merchant_id, format('member %s, %s: purse %s, facts %s', p.member_id, p.kind, p.micro, a.micro) as detail
      from point_purse p
      cross join lateral (
        select coalesce(sum(micro), 0) as micro from point_accrual x
         where x.member_id = p.member_id and x.merchant_id = p.merchant_id and x.kind = p.kind) a
     where p.micro <> a.micro`,

  'points that were earned are in the books': `
    select merchant_id, format('%s: %s posted, %s in purses', merchant_id, b.points, p.points) as detail
      from (select merchant_id, -sum(balance_minor) as points from ledger_account
             where kind = 'rewards' and currency = 'POINTS' and owner like 'pointMall.%' group by merchant_id) b
      full join (select merchant_id, sum(posted) as points from point_purse group by merchant_id) p using (merchant_id)
     where coalesce(b.points, 0) <> coalesce(p.points, 0)`,

  'points that are gone are those of orders and conversions': `
    select merchant_id, format('%s: %s posted, %s ordered and converted', merchant_id, b.points, o.points) as detail
      from (select merchant_id, sum(balance_minor) as points from ledger_account
             where kind = 'rewards' and currency = 'POINTS' and owner like 'pointMallSpent.%' group by merchant_id) b
      full join (select merchant_id, sum(points) as points
                   from (select merchant_id, points from point_order where state <> 'rejected'
                         union all select merchant_id, points from point_conversion) x group by merchant_id) o
        using (merchant_id)
     where coalesce(b.points, 0) <> coalesce(o.points, 0)`,

  'conversions have paid what they say': `
    select merchant_id, format('%s: %s posted, %s converted', merchant_id, b.minor, c.minor) as detail
      from (select merchant_id, -sum(balance_minor) as minor from ledger_account
             where kind = 'rewards' and currency <> 'POINTS' and owner like 'pointMall.%' group by merchant_id) b
      full join (select merchant_id, sum(amount_minor) as minor from point_conversion group by merchant_id) c
        using (merchant_id)
     where coalesce(b.minor, 0) <> coalesce(c.minor, 0)`,

  'as many of an item are sold as are ordered': `
    select merchant_id, format('%s: %s sold, %s ordered', item_id, s.sold, o.sold) as detail
      from (select merchant_id, item_id, sold from point_stock where sold > 0) s
      full join (select merchant_id, item_id, count(*) as sold from point_order
                  where kind = 'physical' and state <> 'rejected' group by merchant_id, item_id) o
        using (merchant_id, item_id)
     where s.sold is distinct from o.sold`,

  'every order of a virtual item has a code of its own': `
    select merchant_id, format('order %s', id) as detail from point_order o
     where kind = 'virtual' and not exists (select from point_code c where c.order_id = o.id)`,
}
