import type { ReactNode } from 'react';
import type { DeedKind } from '#contract/enumerations/bulk.ts';
import { groupKinds, groupLabels } from '#contract/enumerations/groups.ts';
import { articleAudiences, audienceLabels } from '#contract/enumerations/knowledge.ts';
import { limits } from '#contract/limits.ts';
import * as copy from '#contract/messages/en/bulk.ts';
import * as knowledge from '#contract/messages/en/knowledge.ts';
import * as groups from '#contract/messages/en/properties/groups.ts';
import { fill } from '#contract/messages/fill.ts';
import { type GroupOfProperty, groupLimits } from '#contract/properties/property-groups.ts';
import type { OwnRules } from '#contract/protocols/protocols.ts';
import { Field } from '../../ui/form/field.tsx';
import { NativeSelect } from '../../ui/form/native-select.tsx';
import { RadioGroup } from '../../ui/form/radio-group.tsx';
import { TextArea } from '../../ui/form/text-area.tsx';
import { TextInput } from '../../ui/form/text-input.tsx';
import { AreaFields } from './area-fields.tsx';
import { ContractorField } from './contractor-field.tsx';
import { GroupNames } from './group-names.tsx';
import { PropertiesField } from './properties-field.tsx';
import { groupsOf, groupValue, type Typed } from './typed-deed.ts';

/** A row that was chosen; of properties their groups are known. */
export type Chosen = { id: string; groups?: readonly GroupOfProperty[] };

export type FieldsProps = {
  act: DeedKind;
  typed: Typed;
  change: (changes: Partial<Typed>) => void;
  chosen: readonly Chosen[];
  /** Once it was sent with something missing. */
  tried: boolean;
  /** The rules are another noun's: they come from the screen. */
  rules?: ((props: RulesSlot) => ReactNode) | undefined;
  onWrong: (is: boolean) => void;
};
export type RulesSlot = { rules: OwnRules; onChange: (rules: OwnRules) => void; onWrong: (is: boolean) => void };

/** What has to be said for each deed. */
export function DeedFields(props: FieldsProps) {
  const { act, typed, change, rules, onWrong } = props;
  if (act === 'add_group') return <NewGroup {...props} />;
  if (act === 'remove_group') return <KnownGroup {...props} />;
  if (act === 'assign_contractor') return <ContractorField {...props} />;
  if (act === 'add_article') return <Article {...props} />;
  if (act === 'assign_to_properties') return <PropertiesField {...props} />;
  if (act === 'set_area') return <AreaFields {...props} />;
  if (act === 'set_audience') return <Audience {...props} />;
  if (act === 'remove_contractors') return <p className="text-ink-2">{copy.removeContractorsLead}</p>;
  if (act === 'remove_articles') return <p className="text-ink-2">{copy.removeArticlesLead}</p>;
  if (act === 'copy_articles')
    return (
      <>
        <p className="text-ink-2">{copy.copyEach}</p>
        <PropertiesField {...props} />
      </>
    );
  return (
    <>
      <p className="text-ink-2">
        {copy.rulesLead} {copy.rulesStartHere}
      </p>
      {rules?.({ rules: typed.rules, onChange: (next) => change({ rules: next }), onWrong })}
    </>
  );
}

function NewGroup({ typed, change, tried }: FieldsProps) {
  const error = tried && !typed.name.trim() ? groups.nameNeeded : undefined;
  return (
    <>
      <RadioGroup
        legend={groups.kindLabel}
        name="group-kind"
        value={typed.kind}
        onChange={(kind) => change({ kind })}
        options={groupKinds.map((kind) => ({ value: kind, label: groupLabels[kind] }))}
      />
      <Field label={groups.nameLabel} required unmarked error={error}>
        <TextInput
          name="name"
          value={typed.name}
          maxLength={groupLimits.nameLength}
          autoComplete="off"
          list="group-names"
          onChange={({ target }) => change({ name: target.value })}
        />
      </Field>
      <GroupNames id="group-names" kind={typed.kind} />
    </>
  );
}

function KnownGroup({ typed, change, chosen, tried }: FieldsProps) {
  const known = groupsOf(chosen);
  if (known.length === 0) return <p className="text-ink-2">{copy.noGroups}</p>;
  return (
    <Field label={copy.groupToRemove} required unmarked error={tried && !typed.removed ? copy.groupNeeded : undefined}>
      <NativeSelect name="removed" value={typed.removed} onChange={({ target }) => change({ removed: target.value })}>
        <option value="">{copy.chooseGroup}</option>
        {known.map(({ kind, name }) => (
          <option key={groupValue({ kind, name })} value={groupValue({ kind, name })}>
            {fill(groups.kindAndName, { kind: groupLabels[kind], name })}
          </option>
        ))}
      </NativeSelect>
    </Field>
  );
}

function Article({ typed, change, tried }: FieldsProps) {
  return (
    <>
      <p className="text-ink-2">{copy.articleEach}</p>
      <Field
        label={knowledge.titleLabel}
        required
        hint={knowledge.titleHint}
        error={tried && !typed.title.trim() ? knowledge.titleNeeded : undefined}
      >
        <TextInput
          name="title"
          value={typed.title}
          maxLength={limits.shortText}
          autoComplete="off"
          onChange={({ target }) => change({ title: target.value })}
        />
      </Field>
      <Field
        label={knowledge.bodyLabel}
        required
        error={tried && !typed.body.trim() ? knowledge.bodyNeeded : undefined}
      >
        <TextArea
          name="body"
          rows={6}
          value={typed.body}
          maxLength={limits.articleBody}
          onChange={({ target }) => change({ body: target.value })}
        />
      </Field>
      <AudienceChoice typed={typed} change={change} />
    </>
  );
}

function Audience(props: FieldsProps) {
  return (
    <>
      <AudienceChoice {...props} />
      <p className="text-ink-2">{copy.audienceLead}</p>
    </>
  );
}

const AudienceChoice = ({ typed, change }: Pick<FieldsProps, 'typed' | 'change'>) => (
  <RadioGroup
    legend={knowledge.audienceLabel}
    name="audience"
    value={typed.audience}
    onChange={(audience) => change({ audience })}
    options={articleAudiences.map((one) => ({ value: one, label: audienceLabels[one] }))}
  />
);
