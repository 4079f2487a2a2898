export function meta() {
  return [{ title: 'Console · Porchlight' }];
}

export default function Console() {
  return <h1 className="text-title-lg">Console</h1>;
}
