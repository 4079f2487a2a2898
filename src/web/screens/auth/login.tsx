export function meta() {
  return [{ title: 'Sign in · Porchlight' }];
}

export default function Login() {
  return <h1 className="text-title-lg">Sign in</h1>;
}
