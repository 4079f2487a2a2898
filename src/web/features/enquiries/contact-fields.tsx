import { isQuickQuestion, smsConsent } from '#contract/enquiries/form-words.ts';
import type { FormSource } from '#contract/enquiries/question-sources.ts';
import { limits } from '#contract/limits.ts';
import * as common from '#contract/messages/en/common.ts';
import * as copy from '#contract/messages/en/enquiries.ts';
import { formatPhone, mask } from '../../lib/forms/masks.ts';
import { Checkbox } from '../../ui/form/checkbox.tsx';
import { Field } from '../../ui/form/field.tsx';
import { TextArea } from '../../ui/form/text-area.tsx';
import { TextInput } from '../../ui/form/text-input.tsx';

type Props = { source: FormSource; errors: Record<string, string | undefined> };

/** The fields as spec 1, section 5 has them; the FAQ's quick form marks none as required. */
export function ContactFields({ source, errors }: Props) {
  const must = !isQuickQuestion(source);
  return (
    <>
      <input type="hidden" name="form_source" value={source} />
      <Trap />
      <Field label={copy.nameLabel} required={must} unmarked={!must} error={errors.name}>
        <TextInput name="name" autoComplete="name" maxLength={limits.nameLength} required={must} />
      </Field>
      <Field label={common.email} required={must} unmarked={!must} error={errors.email}>
        <TextInput name="email" type="email" autoComplete="email" maxLength={254} required={must} />
      </Field>
      {must && <MoreFields errors={errors} />}
      <Field
        label={must ? copy.messageLabel : copy.questionLabel}
        required={must}
        unmarked={!must}
        error={errors.question}
      >
        <TextArea name="question" maxLength={limits.longText} rows={4} required={must} />
      </Field>
      {must && <Checkbox name="sms_opt_in" label={copy.smsLabel} hint={smsConsent} />}
    </>
  );
}

function MoreFields({ errors }: Pick<Props, 'errors'>) {
  return (
    <div className="grid gap-4 sm:grid-cols-2">
      <Field label={common.phone} error={errors.phone}>
        <TextInput
          name="phone"
          type="tel"
          autoComplete="tel-national"
          placeholder="(555) 123-4567"
          onInput={(event) => mask(event.currentTarget, formatPhone)}
        />
      </Field>
      <Field label={copy.propertiesAsked} error={errors.num_properties}>
        <TextInput name="num_properties" type="number" inputMode="numeric" min={0} />
      </Field>
    </div>
  );
}

/** Nobody sees it; what fills it in is a program. */
function Trap() {
  return (
    <div hidden>
      <label>
        {copy.leaveEmpty}
        <input name="website" tabIndex={-1} autoComplete="off" />
      </label>
    </div>
  );
}
