import { Download } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import type { ContactsPreview, RefusedContact } from '#contract/contractors/from-contacts.ts';
import { serviceTypeLabels } from '#contract/enumerations/trades.ts';
import * as copy from '#contract/messages/en/contractors/contacts.ts';
import { fill } from '#contract/messages/fill.ts';
import { Button } from '../../../ui/button.tsx';
import { Fill } from '../../../ui/fill.tsx';
import { Icon } from '../../../ui/icon.tsx';
import { nameLinkClass } from '../../../ui/name-link-class.ts';

/** Who is a contractor already, and whose card says too little, with a file of those. */
export function LeftOut({ preview: { rows, refused, refused_csv } }: { preview: ContactsPreview }) {
  const there = rows.flatMap(({ row, company_name: name, existing }) => (existing ? [{ row, name, existing }] : []));
  return (
    <>
      {there.length > 0 && (
        <Group title={fill(copy.alreadyThere, { count: there.length })}>
          {there.map(({ row, name, existing: { id, company_name, service_type } }) => (
            <li key={row}>
              <Fill
                of={copy.isYours}
                with={{
                  name,
                  trade: serviceTypeLabels[service_type],
                  company: (
                    <Link to={`/dashboard/contractors/${id}`} className={nameLinkClass}>
                      {company_name}
                    </Link>
                  ),
                }}
              />
            </li>
          ))}
        </Group>
      )}
      {refused.length > 0 && (
        <Group
          title={fill(copy.refusedTitle, { count: refused.length })}
          act={
            <Button size="compact" className="justify-self-start" onClick={() => save(refused_csv ?? '')}>
              <Icon of={Download} />
              {copy.downloadRefused}
            </Button>
          }
        >
          {refused.map((one) => (
            <li key={one.row} className="wrap-anywhere">
              {fill(copy.refusedWhy, { contact: nameOf(one), why: one.message })}
            </li>
          ))}
        </Group>
      )}
    </>
  );
}

const nameOf = ({ row, name }: RefusedContact) =>
  name ? fill(copy.refusedNamed, { row, name }) : fill(copy.refusedRow, { row });

function Group({ title, act, children }: { title: string; act?: ReactNode; children: ReactNode }) {
  return (
    <details className="rounded-control border border-line">
      <summary className="cursor-pointer rounded-control p-3 text-label hover:bg-surface-2 touch:min-h-11">
        {title}
      </summary>
      <div className="grid gap-3 px-3 pb-3">
        <ul className="grid max-h-72 gap-1 overflow-y-auto text-ink-2">{children}</ul>
        {act}
      </div>
    </details>
  );
}

/** What saves it comes with the press. */
async function save(csv: string): Promise<void> {
  const { saveFile } = await import('../../../lib/http/download.ts');
  saveFile(new Blob([csv], { type: 'text/csv' }), copy.refusedFile);
}
