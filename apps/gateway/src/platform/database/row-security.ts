import type pg from 'pg'
import { StartupError } from '../startup-error.ts'
import { MERCHANT_ROLE, MERCHANT_SETTING, NO_MERCHANT_ROLE, SYSTEM_ROLE } from './scope.ts'

/** Tables that only grow; their rows never change. */
const APPEND_ONLY = [
  'audit',
  'audit_link',
  'contract_holder',
  'contract_input',
  'contract_line',
  'contract_plan',
  'contract_step',
  'ledger_entry',
  'ledger_posting',
  'payment_step',
  'wallet_transaction',
]
/** Tables that no work for a merchant needs: operators, releases, and the payload keys of all. */
export const SYSTEM_ONLY = [
  'audit_link',
  'desk_proposal',
  'mailbox_message',
  'merchant_host',
  'merchant_pointer',
  'operator',
  'operator_session',
  'payload_key',
  'push_place',
  'release',
  'release_plan',
  'stored_key',
  'vendor_round_place',
]

const ALL_ROLES = [MERCHANT_ROLE, NO_MERCHANT_ROLE, SYSTEM_ROLE]

const list = (names: readonly string[]) => names.map((name) => `'${name}'`).join(', ')

/** Faults of the roles; when nothing has changed, a start checks only this. */
const ROLES_DUE = `
select from unnest(array[${list(ALL_ROLES)}]) as r (role)
 where not exists (select from pg_roles where rolname = r.role)
    or not pg_has_role(current_user, (select oid from pg_roles where rolname = r.role), 'usage')
 limit 1`

const ROLES = `
do $$
declare name text;
begin
  foreach name in array array[${list(ALL_ROLES)}] loop
    if not exists (select from pg_roles where rolname = name) then
      begin
        execute format('create role %I nologin noinherit', name);
      exception when duplicate_object or unique_violation then null;
      end;
    end if;
    if not pg_has_role(current_user, name, 'usage') then execute format('grant %I to current_user', name); end if;
  end loop;
end $$`

/** Every table with the properties that decide its grants and policies. */
const TABLES = `
select c.oid, c.relname as name,
       exists (select from pg_attribute a where a.attrelid = c.oid and a.attname = 'merchant_id' and not a.attisdropped)
         as is_of_merchants,
       c.relrowsecurity and c.relforcerowsecurity
         and (select count(*) from pg_policy p where p.polrelid = c.oid) >= 2 as is_secured
  from pg_class c where c.relnamespace = 'public'::regnamespace and c.relkind = 'r'`

/** The missing and the excessive grants. */
const GRANTS_DUE = `
select d.name, d.role, d.act, d.is_due
  from (select t.oid, t.name, r.role, a.act,
               not (r.role <> '${SYSTEM_ROLE}' and t.name in (${list(SYSTEM_ONLY)}))
                 and not (r.role = '${NO_MERCHANT_ROLE}' and t.is_of_merchants)
                 and not (a.act in ('update', 'delete') and t.name in (${list(APPEND_ONLY)})) as is_due
          from (${TABLES}) t,
               unnest(array[${list(ALL_ROLES)}]) as r (role),
               unnest(array['select', 'insert', 'update', 'delete']) as a (act)) d
 where d.is_due <> has_table_privilege(d.role, d.oid, d.act)`

/** Tables of merchants without security. */
const POLICIES_DUE = `select t.name from (${TABLES}) t where t.is_of_merchants and not t.is_secured`

const TABLES_DUE = `
select from unnest(array[${list(ALL_ROLES)}]) as r (role) where not has_schema_privilege(role, 'public', 'usage')
union all select from (${GRANTS_DUE}) g
union all select from (${POLICIES_DUE}) p
limit 1`

// Policies compare the merchant only, without an "or", so that an index that begins with the merchant can serve them.
const SECURE = `
do $$
declare unsecured record; due record;
begin
  grant usage on schema public to ${ALL_ROLES.join(', ')};
  for due in ${GRANTS_DUE} order by d.name loop
    if due.is_due then
      execute format('grant %s on public.%I to %I', due.act, due.name, due.role);
    else
      execute format('revoke %s on public.%I from %I', due.act, due.name, due.role);
    end if;
  end loop;
  for unsecured in ${POLICIES_DUE} order by 1 loop
    execute format('alter table public.%I enable row level security', unsecured.name);
    execute format('alter table public.%I force row level security', unsecured.name);
    execute format('drop policy if exists of_merchant on public.%I', unsecured.name);
    execute format('drop policy if exists of_system on public.%I', unsecured.name);
    execute format(
      'create policy of_merchant on public.%I to ${MERCHANT_ROLE} using (merchant_id = current_setting(''${MERCHANT_SETTING}'', true))',
      unsecured.name);
    execute format('create policy of_system on public.%I to ${SYSTEM_ROLE} using (true)', unsecured.name);
  end loop;
end $$`

/**
 * Gives each role its grants on every table, and each table of merchants its policies, which bind the tables' owner
 * too. It reads the existing tables, so a new one cannot be forgotten; where all is in order, it changes nothing.
 * Throws `StartupError` where the database's user may not make the roles.
 */
export async function secureTables(client: pg.ClientBase): Promise<void> {
  try {
    if (await isDue(client, ROLES_DUE)) await client.query(ROLES)
  } catch (error) {
    const { code, message } = error as { code?: string; message: string }
    if (code !== '42501') throw error
    throw new StartupError(
      `The database's user may not make the roles ${ALL_ROLES.join(', ')} (${message}). Let its administrator do it once:`,
      `${ALL_ROLES.map((name) => `create role ${name} nologin;`).join(' ')} grant ${ALL_ROLES.join(', ')} to <that user>;`,
    )
  }
  if (await isDue(client, TABLES_DUE)) await client.query(SECURE)
}

const isDue = async (client: pg.ClientBase, query: string) => (await client.query(query)).rowCount !== 0
