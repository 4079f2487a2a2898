import { useCallback } from 'react';
import * as common from '#contract/messages/en/common.ts';
import * as copy from '#contract/messages/en/conversations/booking-pages.ts';
import { fill } from '#contract/messages/fill.ts';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/overlay/dialog.tsx';
import { showChat } from '../../widget/chat.ts';
import { element } from '../../widget/elements.ts';
import { widgetWords } from '../../widget/words.ts';

type Props = { property: string; open: boolean; onClose: () => void };

/** The chat as visitors of the owner's page see it. A default export, so that it comes when it is first opened. */
export default function BookingPagePreview({ property, open, onClose }: Props) {
  const put = useCallback(
    (place: HTMLElement | null) => (place ? showPreview(place, property) : undefined),
    [property],
  );
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title={copy.previewTitle}
      description={copy.previewMeaning}
      footer={<Button onClick={onClose}>{common.close}</Button>}
    >
      <div ref={put} className="grid grid-cols-1" />
    </Dialog>
  );
}

/** @returns how to take it away */
function showPreview(place: HTMLElement, property: string): () => void {
  const host = element('div', { inline: true });
  place.append(host);
  const chat = showChat({
    ...{ host, property, words: widgetWords(navigator.languages), privacy: '/privacy', hasChat: () => false },
    begin: async (_, into) => {
      const answer = element('p', { class: 'hello', tabindex: '-1' }, fill(copy.previewSent, { property }));
      into.append(element('div', { class: 'begin' }, answer));
      return answer;
    },
  });
  chat.open();
  return () => host.remove();
}
