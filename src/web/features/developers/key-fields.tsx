import { useId } from 'react';
import type { NewApiKey } from '#contract/developers/developers.ts';
import { type ApiNoun, type ApiScope, apiKeyDays, apiNounLabels, apiNouns } from '#contract/enumerations/api-scopes.ts';
import * as common from '#contract/messages/en/common.ts';
import * as copy from '#contract/messages/en/developers.ts';
import { fill } from '#contract/messages/fill.ts';
import { Checkbox } from '../../ui/form/checkbox.tsx';
import { Field } from '../../ui/form/field.tsx';
import { FieldError } from '../../ui/form/field-look.tsx';
import { NativeSelect } from '../../ui/form/native-select.tsx';
import { PasswordInput } from '../../ui/form/password-input.tsx';
import { TextInput } from '../../ui/form/text-input.tsx';

export type KeyValues = NewApiKey & { password: string };
export const noKey: KeyValues = { name: '', scopes: [], days: 90, password: '' };

type KeyFieldsProps = {
  values: KeyValues;
  errors: Record<string, string>;
  edit: (next: Partial<KeyValues>) => void;
};

/** A name, how long it lives, what it may do, and the password once more. */
export function KeyFields({ values, errors, edit }: KeyFieldsProps) {
  return (
    <>
      <Field label={common.name} required error={errors.name} hint={copy.keyNameHint}>
        <TextInput
          name="name"
          autoComplete="off"
          maxLength={80}
          value={values.name}
          onChange={({ target }) => edit({ name: target.value })}
        />
      </Field>
      <Field label={copy.endsAfter} required error={errors.days}>
        <NativeSelect
          name="days"
          value={values.days}
          onChange={({ target }) => edit({ days: apiKeyDays.find((days) => days === Number(target.value)) ?? 90 })}
        >
          {apiKeyDays.map((days) => (
            <option key={days} value={days}>
              {fill(copy.days, { count: days })}
            </option>
          ))}
        </NativeSelect>
      </Field>
      <Scopes scopes={values.scopes} error={errors.scopes} onChange={(scopes) => edit({ scopes })} />
      <Field label={copy.yourPassword} required error={errors.password} hint={copy.passwordHint}>
        <PasswordInput
          name="password"
          autoComplete="current-password"
          value={values.password}
          onChange={({ target }) => edit({ password: target.value })}
        />
      </Field>
    </>
  );
}

type ScopesProps = { scopes: ApiScope[]; error: string | undefined; onChange: (scopes: ApiScope[]) => void };

function Scopes({ scopes, error, onChange }: ScopesProps) {
  const errorId = useId();
  const choose = (noun: ApiNoun, may: string) => {
    const others = scopes.filter((scope) => !scope.startsWith(`${noun}:`));
    const chosen: ApiScope[] = may === 'write' ? [`${noun}:read`, `${noun}:write`] : [`${noun}:read`];
    onChange(may ? [...others, ...chosen] : others);
  };
  return (
    <fieldset className="grid gap-3" aria-describedby={error ? errorId : undefined}>
      <legend className="mb-2 text-label">{copy.whatItMayDo}</legend>
      <div className="grid grid-cols-2 gap-3 max-sm:grid-cols-1">
        {apiNouns.map((noun) => (
          <Field key={noun} label={apiNounLabels[noun]} required>
            <NativeSelect
              name={noun}
              value={scopes.includes(`${noun}:write`) ? 'write' : scopes.includes(`${noun}:read`) ? 'read' : ''}
              onChange={({ target }) => choose(noun, target.value)}
            >
              <option value="">{copy.nothing}</option>
              <option value="read">{copy.read}</option>
              <option value="write">{copy.readAndChange}</option>
            </NativeSelect>
          </Field>
        ))}
      </div>
      <Checkbox
        name="codes"
        label={copy.codesToo}
        hint={copy.codesHint}
        checked={scopes.includes('codes')}
        onChange={({ target }) =>
          onChange(target.checked ? [...scopes, 'codes'] : scopes.filter((scope) => scope !== 'codes'))
        }
      />
      {error && <FieldError id={errorId}>{error}</FieldError>}
    </fieldset>
  );
}
