import { useRef } from 'react';
import { type ReplyVariable, replyVariables } from '#contract/conversations/reply-variables.ts';
import { afterReplies, savedReplyLimits } from '#contract/conversations/saved-replies.ts';
import { limits } from '#contract/limits.ts';
import * as copy from '#contract/messages/en/conversations/saved-replies.ts';
import { Button } from '../../../../ui/button.tsx';
import { Field } from '../../../../ui/form/field.tsx';
import { NativeSelect } from '../../../../ui/form/native-select.tsx';
import { RadioGroup } from '../../../../ui/form/radio-group.tsx';
import { TextArea } from '../../../../ui/form/text-area.tsx';
import { TextInput } from '../../../../ui/form/text-input.tsx';
import { insertText } from './insert-text.ts';
import { afterWords, variableWords } from './reply-values.ts';

/** The name, the words with their variables, and what follows the sending. */
export function ReplyFields({
  first,
  errors,
  choosesScope,
}: {
  /** What the fields begin with. */
  first: { name?: string | undefined; body?: string | undefined; after?: string | undefined };
  errors: Record<string, string>;
  /** A lead says whose a new one is; everybody else writes their own. */
  choosesScope: boolean;
}) {
  const body = useRef<HTMLTextAreaElement>(null);
  const put = (name: ReplyVariable) => {
    if (!body.current) return;
    insertText(body.current, `{${name}}`);
    body.current.focus();
  };
  return (
    <>
      <Field label={copy.nameLabel} hint={copy.nameHint} required unmarked error={errors.name || undefined}>
        <TextInput
          name="name"
          maxLength={savedReplyLimits.nameLength}
          autoComplete="off"
          defaultValue={first.name ?? ''}
        />
      </Field>
      <Field label={copy.bodyLabel} hint={copy.bodyHint} required unmarked error={errors.body || undefined}>
        <TextArea ref={body} name="body" rows={5} maxLength={limits.messageLength} defaultValue={first.body ?? ''} />
      </Field>
      <fieldset className="grid gap-1.5">
        <legend className="mb-1.5 text-label">{copy.insertVariable}</legend>
        <div className="flex flex-wrap gap-2">
          {replyVariables.map((name) => (
            <Button key={name} size="compact" onClick={() => put(name)}>
              {variableWords[name]}
            </Button>
          ))}
        </div>
      </fieldset>
      <Field label={copy.afterLabel} required unmarked error={errors.after || undefined}>
        <NativeSelect name="after" defaultValue={first.after ?? 'stay'}>
          {afterReplies.map((after) => (
            <option key={after} value={after}>
              {afterWords[after]}
            </option>
          ))}
        </NativeSelect>
      </Field>
      {choosesScope && (
        <RadioGroup
          legend={copy.scopeLabel}
          name="scope"
          defaultValue="team"
          options={[
            { value: 'team', label: copy.scopeTeam },
            { value: 'own', label: copy.scopeOwn },
          ]}
        />
      )}
    </>
  );
}
