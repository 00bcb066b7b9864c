/** Names whose table has a different name. */
const otherNames: Record<string, string> = {
  item: 'modules',
  assignee: 'users',
  cartItem: 'cart_lines',
  price: 'pricing_tiers',
  roleId: 'marketplace_role_definitions',
  marketplaceRole: 'marketplace_role_definitions',
  marketplace_role: 'marketplace_role_definitions',
  user_module: 'modules',
  mailbox: 'mails',
  clientid: 'clients',
};

const singular = (word: string) => word.replace(/ies$/, 'y').replace(/s$/, '');

/** `moduleId` is in modules; `id` is in the table that the path names right before it. */
export function tableOf(tables: string[], name: string, path: string): string | undefined {
  const stem = name.replace(/Ids?$|^ids?$/, '') || lastFixedPart(path);
  const known = otherNames[stem] ?? stem;
  const plural = known.endsWith('y') ? `${known.slice(0, -1)}ies` : `${known}s`;
  return tables.find((table) => table === known || table === plural) ?? tables.find((table) => table.startsWith(known));
}

const lastFixedPart = (path: string) => singular(path.split('/{')[0]?.split('/').at(-1)?.replace(/-/g, '_') ?? '');
