import { type ArticleAudience, articleAudiences, audienceLabels } from '#contract/enumerations/knowledge.ts';
import { limits } from '#contract/limits.ts';
import * as copy from '#contract/messages/en/manuals.ts';
import { fill } from '#contract/messages/fill.ts';
import { StatusBadge } from '../../ui/badge.tsx';
import { Button } from '../../ui/button.tsx';
import { Fill } from '../../ui/fill.tsx';
import { Checkbox } from '../../ui/form/checkbox.tsx';
import { Field } from '../../ui/form/field.tsx';
import { NativeSelect } from '../../ui/form/native-select.tsx';
import { TextArea } from '../../ui/form/text-area.tsx';
import { TextInput } from '../../ui/form/text-input.tsx';
import { type ArticleChoice, isIncomplete, joined } from './choices.ts';

/** What has no field: articles, each ticked or not, to be read, edited and joined. */
export function FoundArticles({
  articles,
  tried,
  onChange,
}: {
  articles: readonly ArticleChoice[];
  /** Whether it was to be saved: then what is incomplete says so. */
  tried: boolean;
  onChange: (articles: ArticleChoice[]) => void;
}) {
  if (articles.length === 0) return null;
  const change = (key: number, changes: Partial<ArticleChoice>) =>
    onChange(articles.map((one) => (one.key === key ? { ...one, ...changes } : one)));
  return (
    <section aria-labelledby="found-articles" className="grid gap-3">
      <div>
        <h3 id="found-articles" className="text-label">
          {fill(copy.articlesFound, { count: articles.length })}
        </h3>
        <p className="text-ink-2">{copy.articlesLead}</p>
      </div>
      <ul className="grid gap-3">
        {articles.map((article, at) => (
          <FoundArticle
            key={article.key}
            article={article}
            wrong={tried && isIncomplete(article)}
            onChange={(changes) => change(article.key, changes)}
            onJoin={at > 0 ? () => onChange(joined(articles, at)) : undefined}
          />
        ))}
      </ul>
    </section>
  );
}

function FoundArticle({
  article,
  wrong,
  onChange,
  onJoin,
}: {
  article: ArticleChoice;
  wrong: boolean;
  onChange: (changes: Partial<ArticleChoice>) => void;
  onJoin: (() => void) | undefined;
}) {
  const { title, body, ticked, page, holds_secret, lacks_secret, audience } = article;
  const named = fill(copy.whichArticle, { title });
  return (
    <li className="grid min-w-0 gap-2 rounded-card border border-line p-3">
      <div className="flex flex-wrap items-center justify-between gap-2">
        <Checkbox
          label={<span className="wrap-anywhere">{title || copy.articleTitle}</span>}
          checked={ticked}
          onChange={({ target }) => onChange({ ticked: target.checked })}
        />
        {holds_secret && <StatusBadge tone="warning">{copy.maybeCode}</StatusBadge>}
      </div>
      <p className="line-clamp-3 pl-8 wrap-anywhere whitespace-pre-line text-ink-2">
        {page === null ? body : fill(copy.onPage, { page, quote: body })}
      </p>
      {lacks_secret && <p className="pl-8 text-meta text-ink-2">{copy.lacksSecret}</p>}
      <details open={wrong || undefined} className="pl-8">
        <summary className="min-h-11 w-fit content-center text-label">
          <Fill of={copy.editArticleAloud} with={{ which: <span className="sr-only">{named}</span> }} />
        </summary>
        <div className="grid gap-3 pt-1">
          <Field label={copy.articleTitle} required unmarked error={wrong ? copy.articleIncomplete : undefined}>
            <TextInput
              value={title}
              maxLength={limits.shortText}
              autoComplete="off"
              onChange={({ target }) => onChange({ title: target.value, ticked: true })}
            />
          </Field>
          <Field label={copy.articleBody} required unmarked>
            <TextArea
              rows={3}
              value={body}
              maxLength={limits.articleBody}
              onChange={({ target }) => onChange({ body: target.value, ticked: true })}
            />
          </Field>
          <Field label={copy.articleAudience} required unmarked className="max-w-64">
            <NativeSelect
              value={audience}
              onChange={({ target }) => onChange({ audience: target.value as ArticleAudience })} // its options are the list
            >
              {articleAudiences.map((one) => (
                <option key={one} value={one}>
                  {audienceLabels[one]}
                </option>
              ))}
            </NativeSelect>
          </Field>
          {onJoin && (
            <div>
              <Button variant="quiet" size="compact" onClick={onJoin}>
                {copy.joinWithAbove}
                <span className="sr-only">{named}</span>
              </Button>
            </div>
          )}
        </div>
      </details>
    </li>
  );
}
