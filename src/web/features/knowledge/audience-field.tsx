import { type ArticleAudience, articleAudiences, audienceLabels } from '#contract/enumerations/knowledge.ts';
import { RadioGroup } from '../../ui/form/radio-group.tsx';

const hints: Record<ArticleAudience, string> = {
  anyone: 'Whoever has your guest link.',
  verified: 'After the check of the stay. For codes, passwords and where a key hangs.',
  team: 'The Porchlight team, when they help your guests. No guest is told.',
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
      legend="Who may be told"
      name={name}
      value={value}
      onChange={onChange}
      options={articleAudiences
        .filter((audience) => !guestsOnly || audience !== 'team')
        .map((audience) => ({ value: audience, label: audienceLabels[audience], hint: hints[audience] }))}
    />
  );
}
