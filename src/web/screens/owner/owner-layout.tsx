import { Outlet } from 'react-router';

export default function OwnerLayout() {
  return <Outlet />;
}
