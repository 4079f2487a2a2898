import { SendHorizontal } from 'lucide-react';
import { type ComponentProps, type KeyboardEvent, type ReactNode, type Ref, useId, useRef } from 'react';
import { Button } from './button.tsx';
import { cx } from './cx.ts';
import { boxClass } from './field-look.tsx';
import { Icon } from './icon.tsx';

/**
 * Where one writes. Enter sends, Shift+Enter makes a line. The field is the browser's own: what was typed before
 * the page came alive is not lost. A `note` differs from a reply in words, panel and button.
 */
export function Composer({
  label,
  placeholder,
  tone = 'reply',
  sendLabel = 'Send',
  busy = false,
  readOnly = false,
  maxLength,
  tools,
  onSend,
  onType,
  defaultValue,
  fieldRef,
}: {
  label: string;
  placeholder?: string;
  tone?: 'reply' | 'note';
  sendLabel?: string;
  busy?: boolean;
  /** What was written stays in sight and takes no more: somebody else is answering. */
  readOnly?: boolean;
  maxLength?: number;
  /** A camera button, a switch to notes: stands before the field's end. */
  tools?: ReactNode;
  /** Gets the trimmed text, never empty; the field is cleared. */
  onSend: (text: string) => void;
  onType?: (text: string) => void;
  /** What was typed before and not sent; the field is empty after sending all the same. */
  defaultValue?: string;
  /** For a shortcut that puts the cursor here. */
  fieldRef?: Ref<HTMLTextAreaElement>;
}) {
  const form = useRef<HTMLFormElement>(null);
  const id = useId();
  const submit: ComponentProps<'form'>['onSubmit'] = (event) => {
    event.preventDefault();
    const text = String(new FormData(event.currentTarget).get('message') ?? '').trim();
    if (!text || busy || readOnly) return;
    const field = event.currentTarget.elements.namedItem('message');
    if (field instanceof HTMLTextAreaElement) field.value = '';
    onSend(text);
  };
  const sendOnEnter = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || event.shiftKey || event.nativeEvent.isComposing) return;
    event.preventDefault();
    form.current?.requestSubmit();
  };
  return (
    <form ref={form} onSubmit={submit} className={cx('flex items-end gap-2 border-t p-3', panels[tone])}>
      <label htmlFor={id} className="sr-only">
        {label}
      </label>
      {tools}
      <textarea
        ref={fieldRef}
        id={id}
        name="message"
        rows={1}
        readOnly={readOnly}
        maxLength={maxLength}
        placeholder={placeholder}
        defaultValue={defaultValue}
        enterKeyHint="send"
        onKeyDown={sendOnEnter}
        onInput={(event) => onType?.(event.currentTarget.value)}
        className={cx(boxClass, 'field-sizing-content max-h-40 min-h-11 resize-none py-2.5')}
      />
      <Button
        type="submit"
        variant={tone === 'note' ? 'secondary' : 'primary'}
        size="large"
        busy={busy}
        disabled={readOnly}
        className="max-sm:px-3"
      >
        {!busy && <Icon of={SendHorizontal} />}
        <span className={tone === 'note' ? undefined : 'max-sm:sr-only'}>{sendLabel}</span>
      </Button>
    </form>
  );
}

const panels = {
  reply: 'border-line bg-surface',
  note: 'border-dashed border-line-strong bg-surface-3',
};
