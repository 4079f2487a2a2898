import { useUrlFilter } from '../../lib/address/url-filter.ts';
import { messageOf } from '../../lib/http/api.ts';
import { Card, CardHeader } from '../../ui/card.tsx';
import { Field } from '../../ui/form/field.tsx';
import { NativeSelect } from '../../ui/form/native-select.tsx';
import { PageFailed } from '../../ui/page/page-failed.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { AnsweringRules } from './answering-rules.tsx';
import { ChangesCard } from './changes-card.tsx';
import { JobRules } from './job-rules.tsx';
import { ReplayCard } from './replay-card.tsx';
import { SaveBar } from './save-bar.tsx';
import { TimeRules } from './time-rules.tsx';
import { useProtocol } from './use-protocol.ts';

/** The account's rules or one property's, each a sentence whose parts are edited where they stand. */
export function ProtocolsPage() {
  const [propertyId, setPropertyId] = useUrlFilter('property');
  return <Rules key={propertyId} propertyId={propertyId || null} onPlace={setPropertyId} />;
}

function Rules({ propertyId, onPlace }: { propertyId: string | null; onPlace: (id: string) => void }) {
  const editing = useProtocol(propertyId);
  const { query, data, rules } = editing;
  if (!data || !rules) {
    if (!query.error) return <Skeleton className="h-96" label="Loading your rules" />;
    return <PageFailed onRetry={() => void query.refetch()}>{messageOf(query.error)}</PageFailed>;
  }
  const parts = { editing, rules };
  return (
    <div className="grid grid-cols-1 gap-6">
      <Field label="These rules are for" required className="max-w-md">
        <NativeSelect value={propertyId ?? ''} onChange={(event) => onPlace(event.target.value)}>
          <option value="">All my properties</option>
          {data.places.map((place) => (
            <option key={place.property_id} value={place.property_id}>
              {place.name}
              {place.own_rules ? ` (${place.own_rules} of its own)` : ''}
            </option>
          ))}
        </NativeSelect>
      </Field>
      <Section id="answering" title="Answering guests">
        <AnsweringRules {...parts} />
      </Section>
      <Section id="jobs" title="When something has to be fixed">
        <JobRules {...parts} />
      </Section>
      <Section id="times" title="Times, and who is told">
        <TimeRules {...parts} />
      </Section>
      <ReplayCard propertyId={propertyId} own={editing.own ?? {}} isChanged={editing.edits !== null} />
      <ChangesCard propertyId={propertyId} />
      <SaveBar editing={editing} />
    </div>
  );
}

function Section({ id, title, children }: { id: string; title: string; children: React.ReactNode }) {
  return (
    <Card aria-labelledby={id}>
      <CardHeader id={id} title={title} />
      {children}
    </Card>
  );
}
