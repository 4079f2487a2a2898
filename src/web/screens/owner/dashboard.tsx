export function meta() {
  return [{ title: 'My Dashboard · Porchlight' }];
}

export default function Dashboard() {
  return <h1 className="text-title-lg">My Dashboard</h1>;
}
