import * as copy from '#contract/messages/en/owner.ts';
import { fill } from '#contract/messages/fill.ts';
import { BulkBar } from '../../features/bulk/bulk-bar.tsx';
import { DeedHistory } from '../../features/bulk/deed-history.tsx';
import { ArticlesCard } from '../../features/knowledge/articles-card.tsx';
import { CoverageCard } from '../../features/knowledge/coverage-card.tsx';
import { WriteArticleButton } from '../../features/knowledge/knowledge-buttons.tsx';
import { QuestionsCard } from '../../features/knowledge/questions-card.tsx';
import { ReadManualButton } from '../../features/manuals/read-manual-button.tsx';
import { ExportButton } from '../../features/sheets/export-button.tsx';
import { ImportButton } from '../../features/sheets/import-button.tsx';
import { PageHeader } from '../../ui/page/page-header.tsx';

export function meta() {
  return [{ title: fill(copy.tabTitle, { page: copy.knowledge }) }];
}

/** What guests can be told, what they asked in vain, and what the owner writes for them: `/dashboard/knowledge`. */
export default function Knowledge() {
  return (
    <>
      <PageHeader title={copy.knowledge} lead={copy.knowledgeLead} actions={<WriteArticleButton />} />
      <div className="grid grid-cols-1 gap-6 lg:grid-cols-[1fr_22rem]">
        <div className="grid min-w-0 grid-cols-1 content-start gap-6">
          <QuestionsCard />
          <ArticlesCard
            bulk={(props) => <BulkBar of="article" {...props} />}
            actions={
              <>
                <ReadManualButton quiet />
                <ImportButton kind="articles" />
                <ExportButton table="articles" />
              </>
            }
          />
          <DeedHistory of="article" />
        </div>
        <div className="grid min-w-0 grid-cols-1 content-start gap-6">
          <CoverageCard />
        </div>
      </div>
    </>
  );
}
