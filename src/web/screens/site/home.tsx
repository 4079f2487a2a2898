export function meta() {
  return [{ title: 'Porchlight: your guests get an answer at 2 a.m.' }];
}

export default function Home() {
  return (
    <main id="main" className="mx-auto max-w-site px-4 py-12 sm:px-6">
      <h1 className="font-display text-display-xl text-balance">
        Your guests get an answer at 2 a.m. You get to sleep.
      </h1>
    </main>
  );
}
