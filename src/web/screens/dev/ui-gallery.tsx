import { CSPProvider } from '@base-ui/react/csp-provider';
import { Logo } from '../../ui/logo.tsx';
import { PageHeader } from '../../ui/page-header.tsx';
import { SkipLink } from '../../ui/skip-link.tsx';
import { ThemeSwitch } from '../../ui/theme-switch.tsx';
import { Toasts } from '../../ui/toasts.tsx';
import { AppMain, TopBar } from '../../ui/top-bar.tsx';
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
