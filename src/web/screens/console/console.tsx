import { Link } from 'react-router';
import { AccountButton } from '../../features/accounts/account-button.tsx';
import { requireMe } from '../../features/accounts/me.ts';
import { Logo } from '../../ui/logo.tsx';
import { PageHeader } from '../../ui/page-header.tsx';
import { AppMain, TopBar } from '../../ui/top-bar.tsx';

export async function clientLoader({ request }: { request: Request }) {
  await requireMe(request, ['agent', 'admin']);
  return null;
}

export function meta() {
  return [{ title: 'Console · Porchlight' }];
}

export default function Console() {
  const home = (
    <Link to="/console" className="py-2">
      <Logo />
    </Link>
  );
  return (
    <>
      <TopBar home={home}>
        <AccountButton />
      </TopBar>
      <AppMain>
        <PageHeader title="Console" />
      </AppMain>
    </>
  );
}
