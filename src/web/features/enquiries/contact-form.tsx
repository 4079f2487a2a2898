import type { FormSource } from '#contract/enumerations.ts';
import { isQuickQuestion, thanksFor } from '#contract/form-words.ts';
import { Banner } from '../../ui/banner.tsx';
import { Button } from '../../ui/button.tsx';
import { ContactFields } from './contact-fields.tsx';
import { useContactForm } from './use-contact-form.ts';

/**
 * All seven forms. Without JavaScript it is posted as it stands and comes back to its page; with it, it is sent in
 * place. Its fields are the browser's own: what was typed before this code arrived is still there.
 */
export function ContactForm({ source }: { source: FormSource }) {
  const { form, errors, failure, state, events } = useContactForm(source);
  if (state === 'sent') return <Thanks source={source} />;
  return (
    <form ref={form} action="/api/v1/questions" method="post" noValidate={state !== 'asleep'} {...events}>
      <div className="grid gap-4">
        {failure && <Banner tone="danger">{failure}</Banner>}
        <ContactFields source={source} errors={errors} />
        <Button type="submit" variant="primary" size="large" busy={state === 'sending'}>
          {state === 'sending' ? 'Sending...' : isQuickQuestion(source) ? 'Send Question' : 'Send Message'}
        </Button>
      </div>
    </form>
  );
}

/** Takes the focus of the button that is gone, so that it is read out. */
function Thanks({ source }: { source: FormSource }) {
  return (
    <div ref={(element) => element?.focus()} tabIndex={-1} role="status" className="grid gap-2 py-6 outline-none">
      <h3 className="text-title">Thank you!</h3>
      <p className="text-body-lg text-ink-2">{thanksFor(source)}</p>
    </div>
  );
}
