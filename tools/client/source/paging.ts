import { type Result, unwrap } from './result.ts';

type Page<Item> = { items: Item[]; next: string | null };
type Paged = { cursor?: string | undefined };

/**
 * Every item of a list, page by page, each page asked for when it is needed:
 * `for await (const order of eachOf(porchlight.workOrders.list, { status: 'open' }))`.
 * @throws PorchlightError
 */
export async function* eachOf<Input extends Paged, Item>(
  list: (input: Input) => Promise<Result<Page<Item>>>,
  input: Omit<Input, 'cursor'> = {} as Omit<Input, 'cursor'>, // a list needs nothing more
): AsyncGenerator<Item, void, undefined> {
  for (let cursor: string | undefined; ; ) {
    const page = await unwrap(list({ ...input, ...(cursor && { cursor }) } as Input)); // as it was, with a cursor
    yield* page.items;
    if (page.next === null) return;
    cursor = page.next;
  }
}
