/** The server's limit of rows per page. */
const limit = 100;

interface PageOfList<Item> {
  items: readonly Item[];
  total: number;
}

/** Reads all pages of a list, for what chooses from all of it or sorts all of it. */
export async function readPages<Item>(
  read: (query: { page: number; limit: number }) => Promise<PageOfList<Item>>,
): Promise<Item[]> {
  const all: Item[] = [];
  for (let page = 1; ; page += 1) {
    const { items, total } = await read({ page, limit });
    all.push(...items);
    if (items.length === 0 || all.length >= total) return all;
  }
}
