import * as copy from '#contract/messages/en/protocols.ts';
import { fill } from '#contract/messages/fill.ts';
import type { OwnRules } from '#contract/protocols/protocols.ts';
import { useUrlFilter } from '../../lib/address/url-filter.ts';
import { messageOf } from '../../lib/http/api.ts';
import { useMay } from '../../lib/session/role.ts';
import { Card, CardHeader } from '../../ui/card.tsx';
import { Field } from '../../ui/form/field.tsx';
import { NativeSelect } from '../../ui/form/native-select.tsx';
import { PageFailed } from '../../ui/page/page-failed.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { AnsweringRules } from './answering-rules.tsx';
import { ChangesCard } from './history/changes-card.tsx';
import { JobRules } from './job-rules.tsx';
import { ReplayCard } from './replay-card.tsx';
import { SaveBar } from './save-bar.tsx';
import { TogetherCard } from './simulation/together-card.tsx';
import { SimulationProvider, useSimulation } from './simulation/use-simulation.ts';
import { TimeRules } from './time-rules.tsx';
import { useProtocol } from './use-protocol.ts';

/** A chat that answers by rules as they stand here, saved or not; another feature draws it. */
export type RulesPreview = (rules: OwnRules, propertyId: string | null) => React.ReactNode;

/** The account's rules or one property's, each a sentence whose parts are edited where they stand. */
export function ProtocolsPage({ preview }: { preview: RulesPreview }) {
  const [propertyId, setPropertyId] = useUrlFilter('property');
  return <Rules key={propertyId} propertyId={propertyId || null} preview={preview} onPlace={setPropertyId} />;
}

function Rules({
  propertyId,
  preview,
  onPlace,
}: {
  propertyId: string | null;
  preview: RulesPreview;
  onPlace: (id: string) => void;
}) {
  const editing = useProtocol(propertyId);
  const { query, data, rules, own } = editing;
  const maySave = useMay('protocols.save');
  const simulation = useSimulation(propertyId, own ?? {}, editing.edits !== null);
  if (!data || !rules) {
    if (!query.error) return <Skeleton className="h-96" label={copy.loadingRules} />;
    return <PageFailed onRetry={() => void query.refetch()}>{messageOf(query.error)}</PageFailed>;
  }
  const parts = { editing, rules };
  return (
    <div className="grid grid-cols-1 gap-6">
      <Field label={copy.rulesFor} required className="max-w-md">
        <NativeSelect value={propertyId ?? ''} onChange={(event) => onPlace(event.target.value)}>
          <option value="">{copy.allProperties}</option>
          {data.places.map((place) => (
            <option key={place.property_id} value={place.property_id}>
              {place.own_rules
                ? fill(copy.placeWithRules, { property: place.name, count: place.own_rules })
                : place.name}
            </option>
          ))}
        </NativeSelect>
      </Field>
      <SimulationProvider value={simulation}>
        <fieldset disabled={!maySave} className="grid min-w-0 grid-cols-1 gap-6">
          <div className="grid grid-cols-1 gap-6 xl:grid-cols-[1fr_22rem]">
            <Section id="answering" title={copy.answeringTitle}>
              <AnsweringRules {...parts} />
            </Section>
            {maySave && (
              <div className="overflow-hidden rounded-card border border-line bg-surface xl:sticky xl:top-20 xl:h-144">
                {preview(own ?? {}, propertyId)}
              </div>
            )}
          </div>
          <Section id="jobs" title={copy.jobsTitle}>
            <JobRules {...parts} />
          </Section>
          <Section id="times" title={copy.timesTitle}>
            <TimeRules {...parts} />
          </Section>
          {maySave && <TogetherCard />}
        </fieldset>
      </SimulationProvider>
      {maySave && <ReplayCard propertyId={propertyId} own={own ?? {}} isChanged={editing.edits !== null} />}
      <ChangesCard propertyId={propertyId} onSaved={editing.beginFrom} />
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
