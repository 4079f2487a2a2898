import { SendHorizontal } from 'lucide-react';
import { type ComponentProps, type KeyboardEvent, type ReactNode, type Ref, useId, useRef, useState } from 'react';
import { Button } from '../button.tsx';
import { cx } from '../cx.ts';
import { boxClass } from '../form/field-look.tsx';
import { LengthWords } from '../form/length-words.tsx';
import { Icon } from '../icon.tsx';
import { usePartWords } from '../words.ts';

type Tone = 'reply' | 'note';

type Props = {
  label: string;
  placeholder?: string;
  tone?: Tone;
  sendLabel?: string;
  busy?: boolean;
  /** What was written stays in sight and takes no more: somebody else is answering. */
  readOnly?: boolean;
  /** What is longer stays, is said while it is typed, and is not sent. */
  maxLength?: number;
  /** A camera button, a switch to notes: stands before the field's end. */
  tools?: ReactNode;
  /** Gets the trimmed text, never empty; the field is cleared. */
  onSend: (text: string) => void;
  onType?: (text: string) => void;
  /** What was just typed is a slash. */
  onSlash?: (field: HTMLTextAreaElement) => void;
  /** Escape was pressed: where single keys are shortcuts, they rest as long as the focus is here. */
  onLeave?: () => void;
  /** What was typed before and not sent, read once as the field comes: another `key` has it read again. */
  readDraft?: () => string;
  /** For a shortcut that puts the cursor here. */
  fieldRef?: Ref<HTMLTextAreaElement>;
};

/**
 * Where one writes. Enter sends, Shift+Enter makes a line. The field is the browser's own: what was typed before
 * the page came alive is not lost. A `note` differs from a reply in words, panel and button.
 */
export function Composer({ label, tone = 'reply', sendLabel, busy = false, readOnly = false, ...rest }: Props) {
  const { tools, onSend, onType, onSlash, onLeave, fieldRef, readDraft, maxLength = 0, ...field } = rest;
  const [draft] = useState(readDraft);
  const [length, setLength] = useState(draft?.trim().length ?? 0);
  const isTooLong = (characters: number) => maxLength > 0 && characters > maxLength;
  const form = useRef<HTMLFormElement>(null);
  const id = useId();
  const { say } = usePartWords();
  const submit: ComponentProps<'form'>['onSubmit'] = (event) => {
    event.preventDefault();
    const text = String(new FormData(event.currentTarget).get('message') ?? '').trim();
    if (!text || busy || readOnly || isTooLong(text.length)) return;
    const written = event.currentTarget.elements.namedItem('message');
    if (written instanceof HTMLTextAreaElement) written.value = '';
    setLength(0);
    onSend(text);
  };
  const press = (event: KeyboardEvent) => {
    if (event.key === 'Escape' && !event.nativeEvent.isComposing) return onLeave?.();
    if (event.key !== 'Enter' || event.shiftKey || event.nativeEvent.isComposing) return;
    event.preventDefault();
    form.current?.requestSubmit();
  };
  return (
    <form ref={form} onSubmit={submit} className={cx('flex flex-wrap items-end gap-2 border-t p-3', panels[tone])}>
      <label htmlFor={id} className="sr-only">
        {label}
      </label>
      <LengthWords length={length} most={maxLength} />
      {tools}
      <textarea
        {...field}
        defaultValue={draft}
        ref={fieldRef}
        id={id}
        name="message"
        rows={1}
        readOnly={readOnly}
        enterKeyHint="send"
        onKeyDown={press}
        aria-invalid={isTooLong(length) || undefined}
        onInput={({ currentTarget, nativeEvent }) => {
          setLength(currentTarget.value.trim().length);
          onType?.(currentTarget.value);
          if ('data' in nativeEvent && nativeEvent.data === '/') onSlash?.(currentTarget);
        }}
        className={cx(boxClass, 'field-sizing-content max-h-40 min-h-11 min-w-0 grow basis-0 resize-none py-2.5')}
      />
      <SendButton tone={tone} label={sendLabel ?? say('send')} busy={busy} disabled={readOnly} />
    </form>
  );
}

/** On phones a reply's has its drawing alone; a note's keeps its words. */
function SendButton({ tone, label, busy, disabled }: { tone: Tone; label: string; busy: boolean; disabled: boolean }) {
  return (
    <Button
      type="submit"
      variant={tone === 'note' ? 'secondary' : 'primary'}
      size="large"
      busy={busy}
      disabled={disabled}
      className="shrink-0 whitespace-nowrap max-sm:px-3"
    >
      {!busy && <Icon of={SendHorizontal} />}
      <span className={tone === 'note' ? undefined : 'max-sm:sr-only'}>{label}</span>
    </Button>
  );
}

const panels = {
  reply: 'border-line bg-surface',
  note: 'border-dashed border-line-strong bg-surface-3',
};
