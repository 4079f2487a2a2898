import { type ArticleAudience, articleAudiences, audienceLabels } from '#contract/enumerations/knowledge.ts';
import * as copy from '#contract/messages/en/knowledge.ts';
import { RadioGroup } from '../../ui/form/radio-group.tsx';

const hints: Record<ArticleAudience, string> = {
  anyone: copy.forAnyoneHint,
  verified: copy.forVerifiedHint,
  team: copy.forTeamHint,
};

/** Who may be told an article. */
export function AudienceField({
  name,
  value,
  onChange,
  guestsOnly = false,
}: {
  name: string;
  value: ArticleAudience;
  onChange: (value: ArticleAudience) => void;
  /** What was just told to a guest cannot be for the team alone. */
  guestsOnly?: boolean;
}) {
  return (
    <RadioGroup
      legend={copy.audienceLabel}
      name={name}
      value={value}
      onChange={onChange}
      options={articleAudiences
        .filter((audience) => !guestsOnly || audience !== 'team')
        .map((audience) => ({ value: audience, label: audienceLabels[audience], hint: hints[audience] }))}
    />
  );
}
