import { CSPProvider } from '@base-ui/react/csp-provider';
import { Toasts } from '../../ui/overlay/toasts.tsx';
import { Logo } from '../../ui/page/logo.tsx';
import { PageHeader } from '../../ui/page/page-header.tsx';
import { SkipLink } from '../../ui/page/skip-link.tsx';
import { ThemeSwitch } from '../../ui/page/theme-switch.tsx';
import { AppMain, TopBar } from '../../ui/page/top-bar.tsx';
import { ChatGallery } from './gallery-chat.tsx';
import { Buttons, Choices, Fields } from './gallery-controls.tsx';
import { Overlays } from './gallery-overlays.tsx';
import { Cards, Status } from './gallery-status.tsx';
import { TableGallery } from './gallery-table.tsx';

export function meta() {
  return [{ title: 'Parts · Porchlight' }];
}

/** Every part of the design system in every state. The server shows this address in demo mode only. */
export default function UiGallery() {
  const home = (
    <a href="/" className="py-2">
      <Logo />
    </a>
  );
  return (
    <CSPProvider disableStyleElements>
      <SkipLink />
      <TopBar home={home}>
        <ThemeSwitch />
      </TopBar>
      <AppMain>
        <PageHeader title="Parts" lead="Every part in every state, in the theme you choose above." />
        <Buttons />
        <Fields />
        <Choices />
        <Status />
        <Cards />
        <Overlays />
        <TableGallery />
        <ChatGallery />
      </AppMain>
      <Toasts />
    </CSPProvider>
  );
}
