import { useMutation } from '@tanstack/react-query';
import * as copy from '#contract/messages/en/language.ts';
import { language as pageLanguage } from '#contract/messages/en/own.ts';
import { languageNames, peopleLanguages } from '#contract/messages/languages.ts';
import { messageOf } from '../../../lib/http/api.ts';
import { Card, CardHeader } from '../../../ui/card.tsx';
import { Field } from '../../../ui/form/field.tsx';
import { NativeSelect } from '../../../ui/form/native-select.tsx';
import { showToast } from '../../../ui/overlay/toast.ts';
import { chooseLanguage } from './choose-language.ts';

/** What somebody's screens and mails are in; the page comes anew as soon as another one is chosen. */
export function LanguageCard() {
  const save = useMutation({
    mutationFn: chooseLanguage,
    onError: (error) => showToast({ title: messageOf(error, copy.notSaved), tone: 'error' }),
  });
  return (
    <Card aria-labelledby="language">
      <CardHeader id="language" title={copy.language} />
      <Field label={copy.language} required hint={copy.languageHint} className="max-w-80">
        <NativeSelect
          value={save.isPending ? save.variables : pageLanguage}
          disabled={save.isPending}
          onChange={({ target }) => {
            const chosen = peopleLanguages.find((one) => one === target.value);
            if (chosen) save.mutate(chosen);
          }}
        >
          {peopleLanguages.map((one) => (
            <option key={one} value={one} lang={one}>
              {languageNames[one]}
            </option>
          ))}
        </NativeSelect>
      </Field>
    </Card>
  );
}
