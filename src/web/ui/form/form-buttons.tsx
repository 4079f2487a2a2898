import * as common from '#contract/messages/en/common.ts';
import { Button } from '../button.tsx';

/** The foot of a dialog that holds a form: a way out, and the main button, which says what it does while it is busy. */
export function FormButtons({
  form,
  act,
  doing = act,
  busy,
  leave = common.cancel,
  onLeave,
}: {
  /** The form's id. */
  form: string;
  act: string;
  doing?: string;
  busy: boolean;
  leave?: string;
  onLeave: () => void;
}) {
  return (
    <>
      <Button onClick={onLeave}>{leave}</Button>
      <Button type="submit" form={form} variant="primary" busy={busy}>
        {busy ? doing : act}
      </Button>
    </>
  );
}
