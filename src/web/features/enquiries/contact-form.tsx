import { useEffect, useRef } from 'react';
import { isQuickQuestion, thanksFor } from '#contract/enquiries/form-words.ts';
import type { FormSource } from '#contract/enquiries/question-sources.ts';
import * as copy from '#contract/messages/en/enquiries.ts';
import { Banner } from '../../ui/banner.tsx';
import { Button } from '../../ui/button.tsx';
import { ContactFields } from './contact-fields.tsx';
import { useContactForm } from './use-contact-form.ts';

/**
 * All seven forms. Without JavaScript it is posted as it stands and comes back to its page; with it, it is sent in
 * place. Its fields are the browser's own: what was typed before this code arrived is still there.
 */
export function ContactForm({ source }: { source: FormSource }) {
  const { form, errors, failure, state, again, events } = useContactForm(source);
  if (state === 'sent') return <Thanks source={source} onLeave={again} />;
  return (
    <form ref={form} action="/api/v1/questions" method="post" noValidate={state !== 'asleep'} {...events}>
      <div className="grid gap-4">
        {failure && <Banner tone="danger">{failure}</Banner>}
        <ContactFields source={source} errors={errors} />
        <Button type="submit" variant="primary" size="large" busy={state === 'sending'}>
          {state === 'sending' ? copy.sending : isQuickQuestion(source) ? copy.sendQuestion : copy.sendMessage}
        </Button>
      </div>
    </form>
  );
}

/** Takes the focus of the button that is gone, so that it is read out. Whoever opens the dialog again finds a form. */
function Thanks({ source, onLeave }: { source: FormSource; onLeave: () => void }) {
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => box.current?.focus(), []);
  useEffect(() => {
    const dialog = box.current?.closest('dialog');
    dialog?.addEventListener('close', onLeave);
    return () => dialog?.removeEventListener('close', onLeave);
  }, [onLeave]);
  return (
    <div ref={box} tabIndex={-1} role="status" className="grid gap-2 py-6 outline-none">
      <h3 className="text-title">{copy.thankYou}</h3>
      <p className="text-body-lg text-ink-2">{thanksFor(source)}</p>
    </div>
  );
}
