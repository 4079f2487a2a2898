import { useState } from 'react';
import * as common from '#contract/messages/en/common.ts';
import * as copy from '#contract/messages/en/conversations/notice.ts';
import { Button } from '../../../ui/button.tsx';
import { FieldError } from '../../../ui/form/field-look.tsx';
import { Switch } from '../../../ui/form/switch.tsx';
import { Dialog } from '../../../ui/overlay/dialog.tsx';
import { hasDesktopNotices, mayNotify } from './desktop-notice.ts';
import { noticeChoices } from './notice-choices.ts';
import { ring } from './sound.ts';

/** How this browser tells that a guest waits. A default export, so that it comes when it is first opened. */
export default function NoticesDialog({ open, onClose }: { open: boolean; onClose: () => void }) {
  const { sound, desktop } = noticeChoices.useChoice();
  const [isRefused, setRefused] = useState(false);
  const chooseSound = (on: boolean) => {
    noticeChoices.choose({ ...noticeChoices.get(), sound: on });
    if (on) void ring('usual'); // so that they know it
  };
  const chooseDesktop = async (on: boolean) => {
    const may = on && (await mayNotify());
    setRefused(on && !may);
    noticeChoices.choose({ ...noticeChoices.get(), desktop: may });
  };
  const has = hasDesktopNotices();
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title={copy.title}
      description={copy.lead}
      footer={<Button onClick={onClose}>{common.close}</Button>}
    >
      <div className="grid gap-5">
        <Switch
          label={copy.sound}
          hint={copy.soundHint}
          checked={sound}
          onChange={({ target }) => chooseSound(target.checked)}
        />
        <div className="grid gap-2">
          <Switch
            label={copy.desktop}
            hint={has ? copy.desktopHint : copy.desktopMissing}
            disabled={!has}
            checked={desktop && has}
            onChange={({ target }) => void chooseDesktop(target.checked)}
          />
          {isRefused && (
            <div role="alert">
              <FieldError>{copy.desktopRefused}</FieldError>
            </div>
          )}
        </div>
        <p className="text-meta text-ink-2">{copy.tabNote}</p>
      </div>
    </Dialog>
  );
}
