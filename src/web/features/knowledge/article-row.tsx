import { MessageCircleQuestion, Pencil, Trash2 } from 'lucide-react';
import type { ReactNode } from 'react';
import { audienceLabels } from '#contract/enumerations/knowledge.ts';
import type { Article } from '#contract/knowledge/knowledge.ts';
import * as likely from '#contract/messages/en/knowledge/likely-questions.ts';
import * as copy from '#contract/messages/en/knowledge.ts';
import { fill } from '#contract/messages/fill.ts';
import { useUrlDialog } from '../../lib/address/url-dialog.ts';
import { Allowed } from '../../lib/session/allowed.tsx';
import { Badge } from '../../ui/badge.tsx';
import { Button } from '../../ui/button.tsx';
import { Fill } from '../../ui/fill.tsx';
import { Icon } from '../../ui/icon.tsx';
import { IconButton } from '../../ui/icon-button.tsx';
import { RelativeTime } from '../../ui/time.tsx';
import { editArticle } from './dialog-names.ts';
import { removeArticle } from './knowledge-acts.ts';
import { articleAsked, useAskedAbout } from './likely/asked-about.ts';
import { GuestsMayAsk } from './likely/guests-may-ask.tsx';

/** One article with what is done to it, and under it what guests may ask for it, which opens and closes. */
export function ArticleRow({
  article,
  place,
  index,
  box,
}: {
  article: Article;
  place: string;
  /** Its place in the list. */
  index: number;
  /** Chooses it, where something can be done to many. */
  box?: ReactNode;
}) {
  const { open } = useUrlDialog('dialog');
  const { id, title, body, audience, updated_at } = article;
  return (
    <li data-index={index} className="grid grid-cols-1 gap-2 border-b border-line py-3 last:border-0">
      <div className="flex items-start gap-2 sm:gap-3">
        {box}
        <div className="grid min-w-0 grow grid-cols-1 gap-1">
          <p className="text-label break-words">{title}</p>
          <p className="line-clamp-2 break-words text-ink-2">{audience === 'verified' ? copy.bodyHidden : body}</p>
          <p className="flex flex-wrap items-center gap-x-3 gap-y-1 text-meta text-ink-3">
            <Badge tone={audience === 'verified' ? 'primary' : 'neutral'}>{audienceLabels[audience]}</Badge>
            <span>{place}</span>
            <span>
              <Fill of={copy.changedAt} with={{ when: <RelativeTime at={updated_at} /> }} />
            </span>
          </p>
        </div>
        <Allowed to="articles.update">
          <div className="flex shrink-0 gap-1">
            <IconButton
              icon={Pencil}
              label={fill(copy.editArticle, { title })}
              onClick={() => void open(editArticle(id))}
            />
            <IconButton
              icon={Trash2}
              label={fill(copy.removeArticle, { title })}
              onClick={() => removeArticle(article)}
            />
          </div>
        </Allowed>
      </div>
      {audience !== 'team' && (
        <Allowed to="likelyQuestions.ofArticle">
          <MayAsk id={id} title={title} />
        </Allowed>
      )}
    </li>
  );
}

function MayAsk({ id, title }: { id: string; title: string }) {
  const { articleId, show } = useAskedAbout();
  const isOpen = articleId === id;
  return (
    <>
      <Button
        variant="quiet"
        size="compact"
        className="-ml-3 justify-self-start"
        aria-label={fill(likely.titleOf, { title })}
        aria-expanded={isOpen}
        onClick={() => show(isOpen ? '' : articleAsked(id))}
      >
        <Icon of={MessageCircleQuestion} />
        {likely.title}
      </Button>
      {isOpen && <GuestsMayAsk articleId={id} />}
    </>
  );
}
