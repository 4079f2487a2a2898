import { BellOff, BellRing } from 'lucide-react';
import * as copy from '#contract/messages/en/conversations/notice.ts';
import { useUrlDialog } from '../../../lib/address/url-dialog.ts';
import { IconButton } from '../../../ui/icon-button.tsx';
import { noticeChoices } from './notice-choices.ts';

/** Opens the choices; a struck bell where nothing is heard and nothing comes up. */
export function NoticesButton() {
  const dialog = useUrlDialog('dialog');
  const { sound, desktop } = noticeChoices.useChoice();
  const isOn = sound || desktop;
  return (
    <IconButton
      icon={isOn ? BellRing : BellOff}
      label={isOn ? copy.titleOn : copy.titleOff}
      size="large"
      onClick={() => void dialog.open('notices')}
    />
  );
}
