/** One operation as it goes over HTTP: `POST /properties/{id}/images/{slot}`, and how its body and answer look. */
export type Route = { method: string; path: string; base: string; answers: 'json' | 'file' | 'events' };

/** In a table of the build: `<a or v><j, f or e> <method> <path>`. */
export function readRoute(line: string): Route {
  const [marks = '', method = '', path = ''] = line.split(' ');
  const answers = marks[1] === 'f' ? 'file' : marks[1] === 'e' ? 'events' : 'json';
  return { method, path, base: marks[0] === 'a' ? '/api/auth' : '/api/v1', answers };
}

type Input = Readonly<Record<string, unknown>>;

/** The address with what belongs into it, and the body with the rest. */
export function requestOf(url: string, { method, path, base }: Route, input: Input) {
  const inPath = new Set<string>();
  const filled = path.replace(/\{(\w+)\}/g, (_, name: string) => {
    inPath.add(name);
    return encodeURIComponent(String(input[name] ?? ''));
  });
  const rest = Object.entries(input).filter(([name, value]) => !inPath.has(name) && value !== undefined);
  const address = new URL(`${url}${base}${filled}`);
  if (method === 'GET') {
    for (const [name, value] of rest) address.searchParams.set(name, String(value));
    return { address, body: undefined, type: undefined };
  }
  const hasFile = rest.some(([, value]) => value instanceof Blob);
  if (!hasFile) return { address, body: JSON.stringify(Object.fromEntries(rest)), type: 'application/json' };
  const form = new FormData();
  for (const [name, value] of rest) form.set(name, value instanceof Blob ? value : String(value));
  return { address, body: form, type: undefined };
}

/** The events of a stream, as they come. */
export async function* eventsOf(answer: Response): AsyncGenerator<unknown, void, undefined> {
  const reader = answer.body?.pipeThrough(new TextDecoderStream()).getReader();
  if (!reader) return;
  let kept = '';
  try {
    for (;;) {
      const { done, value } = await reader.read();
      if (done) return;
      const events = `${kept}${value}`.split('\n\n');
      kept = events.pop() ?? '';
      for (const event of events) {
        const data = /^data: ?(.*)$/m.exec(event)?.[1];
        if (/^event: ?message$/m.test(event) && data) yield JSON.parse(data);
      }
    }
  } finally {
    await reader.cancel().catch(() => undefined); // it has ended already
  }
}
