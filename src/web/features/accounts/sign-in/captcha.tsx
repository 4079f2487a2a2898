import { type ReactNode, useEffect, useRef, useState } from 'react';
import * as copy from '#contract/messages/en/accounts/sign-in.ts';
import { FieldError } from '../../../ui/form/field-look.tsx';
import { useWaysIn } from './ways-in.ts';

type Captcha = {
  /** Whether it still has to be answered; says so beside it. */
  isMissing(): boolean;
  /** What goes along with the request. */
  headers(): Record<string, string>;
  /** An answer counts once: shows the check anew after every request. */
  renew(): void;
  /** Where it is shown; null where none is wanted. */
  field: ReactNode;
};

/**
 * The check that somebody is human, for a form of the sign-in pages. Nothing of it is loaded unless the house wants
 * one.
 */
export function useCaptcha(): Captcha {
  const wanted = useWaysIn()?.captcha ?? false;
  const answer = useRef<string | null>(null);
  const [round, setRound] = useState(0);
  const [error, setError] = useState<string>();
  const hear = (said: Said) => {
    answer.current = said.answer ?? null;
    setError(said.failed ? copy.captchaNotLoaded : undefined);
  };
  return {
    isMissing() {
      if (!wanted || answer.current) return false;
      setError(copy.captchaMissing);
      return true;
    },
    headers: (): Record<string, string> => (answer.current ? { 'x-captcha-response': answer.current } : {}),
    renew() {
      answer.current = null;
      if (wanted) setRound(round + 1);
    },
    field: wanted && (
      <div className="grid gap-1.5">
        <CaptchaFrame key={round} onSaid={hear} />
        <div role="alert">{error && <FieldError>{error}</FieldError>}</div>
      </div>
    ),
  };
}

type Said = { answer?: string; failed?: boolean };

/** The vendor's part lives in a document of its own, which alone may load it. */
function CaptchaFrame({ onSaid }: { onSaid: (said: Said) => void }) {
  const frame = useRef<HTMLIFrameElement>(null);
  const latest = useRef(onSaid);
  useEffect(() => {
    latest.current = onSaid;
  }, [onSaid]);
  useEffect(() => {
    const hear = ({ source, origin, data }: MessageEvent<{ captcha?: Said }>) => {
      if (source !== frame.current?.contentWindow || origin !== location.origin || !data.captcha) return;
      latest.current(data.captcha);
    };
    addEventListener('message', hear);
    return () => removeEventListener('message', hear);
  }, []);
  return <iframe ref={frame} src="/captcha" title={copy.captchaTitle} className="h-[4.5rem] w-full" />;
}
