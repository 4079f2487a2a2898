import { BookUser } from 'lucide-react';
import { contactLimits } from '#contract/contractors/from-contacts.ts';
import * as copy from '#contract/messages/en/contractors/contacts.ts';
import { fill } from '#contract/messages/fill.ts';
import { RestError } from '../../../lib/http/rest.ts';
import { FileDrop } from '../../../ui/form/file-drop.tsx';
import type { Contacts } from './use-contacts.ts';

/** The first step: where the file comes from, and the file. */
export function ChooseContacts({ it: { look } }: { it: Contacts }) {
  const why = look.error && (look.error instanceof RestError ? look.error.message : copy.fileUnreadable);
  return (
    <div className="grid gap-4">
      <p className="max-w-[68ch] text-ink-2">{copy.importLead}</p>
      <details className="rounded-control border border-line">
        <summary className="cursor-pointer rounded-control p-3 text-label hover:bg-surface-2 touch:min-h-11">
          {copy.howTo}
        </summary>
        <ul className="grid list-disc gap-1 pr-3 pb-3 pl-8 text-ink-2">
          {[copy.howIphone, copy.howAndroid, copy.howMac, copy.howGoogle].map((way) => (
            <li key={way}>{way}</li>
          ))}
        </ul>
      </details>
      <FileDrop
        label={copy.fileLabel}
        accept=".vcf,.vcard,text/vcard,text/x-vcard,text/directory"
        icon={BookUser}
        choose={copy.chooseFile}
        limits={fill(copy.fileLimits, { count: contactLimits.cards.toLocaleString('en-US') })}
        sending={look.isPending ? { words: fill(copy.reading, { file: look.variables.name }) } : null}
        error={why && fill(copy.namedProblem, { file: look.variables?.name ?? '', why })}
        onPick={(file) => look.mutate(file)}
      />
    </div>
  );
}
