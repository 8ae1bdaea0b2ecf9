import type pg from 'pg'
import { StartupError } from '../startup-error.ts'
import { MERCHANT_ROLE, MERCHANT_SETTING, NO_MERCHANT_ROLE, SYSTEM_ROLE } from './scope.ts'

/** Tables that are added to and never changed. */
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
/** Tables that nothing done for a merchant needs: who operates, what is live where, and the payload keys of all. */
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

// Policies name the merchant alone, without an "or", so that an index that begins with the merchant serves them.
const TABLES = `
do $$
declare t record; due record;
begin
  grant usage on schema public to ${ALL_ROLES.join(', ')};
  for t in
    select c.oid, c.relname as name, c.relrowsecurity and c.relforcerowsecurity as is_forced,
           exists (select from pg_attribute a where a.attrelid = c.oid and a.attname = 'merchant_id' and not a.attisdropped)
             as is_of_merchants,
           (select count(*) from pg_policy p where p.polrelid = c.oid) as policies
      from pg_class c where c.relnamespace = 'public'::regnamespace and c.relkind = 'r' order by c.relname
  loop
    for due in
      select r.role, a.act,
             not (r.role <> '${SYSTEM_ROLE}' and t.name in (${list(SYSTEM_ONLY)}))
               and not (r.role = '${NO_MERCHANT_ROLE}' and t.is_of_merchants)
               and not (a.act in ('update', 'delete') and t.name in (${list(APPEND_ONLY)})) as is_due
        from unnest(array[${list(ALL_ROLES)}]) as r (role),
             unnest(array['select', 'insert', 'update', 'delete']) as a (act)
    loop
      if due.is_due and not has_table_privilege(due.role, t.oid, due.act) then
        execute format('grant %s on public.%I to %I', due.act, t.name, due.role);
      elsif not due.is_due and has_table_privilege(due.role, t.oid, due.act) then
        execute format('revoke %s on public.%I from %I', due.act, t.name, due.role);
      end if;
    end loop;
    if t.is_of_merchants and not (t.is_forced and t.policies >= 2) then
      execute format('alter table public.%I enable row level security', t.name);
      execute format('alter table public.%I force row level security', t.name);
      execute format('drop policy if exists of_merchant on public.%I', t.name);
      execute format('drop policy if exists of_system on public.%I', t.name);
      execute format(
        'create policy of_merchant on public.%I to ${MERCHANT_ROLE} using (merchant_id = current_setting(''${MERCHANT_SETTING}'', true))',
        t.name);
      execute format('create policy of_system on public.%I to ${SYSTEM_ROLE} using (true)', t.name);
    end if;
  end loop;
end $$`

/**
 * Gives each role what it needs of every table, and each table with a merchant its policies, which hold for the
 * tables' owner too. It looks at the tables that are there, so a new one cannot be forgotten; where all is as it should
 * be, it changes nothing. Throws `StartupError` where the database's user may not make the roles.
 */
export async function secureTables(client: pg.ClientBase): Promise<void> {
  try {
    await client.query(ROLES)
  } catch (error) {
    const { code, message } = error as { code?: string; message: string }
    if (code !== '42501') throw error
    throw new StartupError(
      `The database's user may not make the roles ${ALL_ROLES.join(', ')} (${message}). Let its administrator do it once:`,
      `${ALL_ROLES.map((name) => `create role ${name} nologin;`).join(' ')} grant ${ALL_ROLES.join(', ')} to <that user>;`,
    )
  }
  await client.query(TABLES)
}
