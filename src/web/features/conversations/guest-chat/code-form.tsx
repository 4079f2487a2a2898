import { type ComponentProps, useState } from 'react';
import { limits } from '#contract/limits.ts';
import { RestError } from '../../../lib/http/rest.ts';
import { Banner } from '../../../ui/banner.tsx';
import { Button } from '../../../ui/button.tsx';
import { Field } from '../../../ui/form/field.tsx';
import { TextInput } from '../../../ui/form/text-input.tsx';
import type { GuestChat } from './chat.ts';
import type { CodeAsked } from './guest-api.ts';
import { useGuestWords } from './guest-words.tsx';
import { refusalWords } from './refusal-words.ts';
import { useStayCheckWords } from './stay-check-words.ts';

type CodeFormProps = {
  chat: GuestChat;
  codeBy: readonly ('email' | 'phone')[];
  id: string;
  onBusy: (busy: boolean) => void;
  /** What the dialog's main button does next. */
  onAction: (words: string) => void;
  onClose: () => void;
};

/** First the address on the booking, then the six digits that came there. Whether it is on a booking is not said. */
export function CodeForm({ chat, codeBy, id, onBusy, onAction, onClose }: CodeFormProps) {
  const [asked, setAsked] = useState<CodeAsked | null>(null);
  const [error, setError] = useState<string>();
  const [refusal, setRefusal] = useState<string>();
  const words = useGuestWords();
  const say = useStayCheckWords();
  const during = async (work: () => Promise<void>) => {
    onBusy(true);
    setRefusal(undefined);
    try {
      await work();
    } catch (failure) {
      if (!(failure instanceof RestError)) throw failure;
      setRefusal(refusalWords(words, failure, 'code'));
    } finally {
      onBusy(false);
    }
  };
  const ask = (to: string) => {
    const by = to.includes('@') || !codeBy.includes('phone') ? ('email' as const) : ('phone' as const);
    void during(async () => {
      await chat.identify((api, kept) => api.askCode(kept, { by, to }));
      setAsked({ by, to });
      onAction(words.stayCheck);
    });
  };
  const check = (code: string) =>
    void during(async () => {
      const { verified, tries_left } = await chat.identify((api, kept) => api.checkCode(kept, code));
      if (verified) onClose();
      else setError(say('codeWrong', { count: tries_left }));
    });
  const submit: ComponentProps<'form'>['onSubmit'] = (event) => {
    event.preventDefault();
    const typed = String(new FormData(event.currentTarget).get('typed') ?? '').trim();
    const wrong = asked ? !/^\d{6}$/.test(typed) : typed.length < 5;
    setError(wrong ? say(asked ? 'codeMissing' : 'addressMissing') : undefined);
    if (wrong) event.currentTarget.querySelector('input')?.focus();
    else if (asked) check(typed);
    else ask(typed);
  };
  const label = say(codeBy.includes('phone') ? 'emailOrPhone' : 'email');
  return (
    <form id={id} noValidate onSubmit={submit} className="grid gap-4">
      {refusal && <Banner tone="danger">{refusal}</Banner>}
      {asked ? (
        <>
          <p role="status">{say('codeOnItsWay', { to: asked.to, minutes: limits.stayCode.minutes })}</p>
          <Field key="code" label={say('code')} required error={error}>
            <TextInput name="typed" inputMode="numeric" autoComplete="one-time-code" enterKeyHint="go" />
          </Field>
          <Button variant="quiet" className="justify-self-start" onClick={() => ask(asked.to)}>
            {say('anotherCode')}
          </Button>
        </>
      ) : (
        <Field key="to" label={label} required error={error}>
          <TextInput
            name="typed"
            type="text"
            autoComplete="email"
            autoCapitalize="none"
            maxLength={254}
            enterKeyHint="send"
          />
        </Field>
      )}
    </form>
  );
}
