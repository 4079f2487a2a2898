import type { ReactNode } from 'react';
import type { FormSource } from '#contract/enquiries/question-sources.ts';
import * as copy from '#contract/messages/en/site/chrome.ts';
import { ContactForm } from '../../features/enquiries/contact-form.tsx';
import { FormDialog } from '../../features/enquiries/form-dialog.tsx';
import { Island } from '../../islands/static.tsx';
import { type ButtonVariant, buttonClass } from '../../ui/button.tsx';

const dialogId = 'ask';

/** Opens the page's form. A page has one, whichever of its buttons opens it. */
export function AskButton({ children, variant }: { children: ReactNode; variant?: ButtonVariant }) {
  return (
    <button
      type="button"
      command="show-modal"
      commandfor={dialogId}
      className={buttonClass({ variant, size: 'large' })}
    >
      {children}
    </button>
  );
}

/** The form behind the page's AskButtons. */
export function AskDialog({ source, title = copy.askTitle }: { source: FormSource; title?: string }) {
  return (
    <FormDialog id={dialogId} title={title} lead={copy.askLead}>
      <Island name="contact-form" of={ContactForm} props={{ source }} />
    </FormDialog>
  );
}
