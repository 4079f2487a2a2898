import { useMutation, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { api, messageOf } from '../../lib/http/api.ts';
import { orpc, queryClient } from '../../lib/http/query.ts';
import { DocumentPicker } from './document-picker.tsx';
import { type Kind, problemOfFile, sendPaper } from './documents.ts';

/** A document of a contractor that is there: it is sent, replaced and thrown away at once. */
export function SavedDocument({ contractorId, kind }: { contractorId: string; kind: Kind }) {
  const { data, error } = useQuery(orpc.contractors.get.queryOptions({ input: { id: contractorId } }));
  const paper = data?.papers.find((one) => one.kind === kind);
  const [problem, setProblem] = useState<string | null>(null);
  const settled = {
    onError: (thrown: unknown) => setProblem(messageOf(thrown)),
    onSettled: () => queryClient.invalidateQueries({ queryKey: orpc.contractors.get.key() }),
  };
  const send = useMutation({ mutationFn: (file: File) => sendPaper(contractorId, kind, file), ...settled });
  const remove = useMutation({
    mutationFn: () => api.contractors.removePaper({ id: contractorId, kind }),
    ...settled,
  });
  const pick = (file: File) => {
    const wrong = problemOfFile(file);
    setProblem(wrong);
    if (!wrong) send.mutate(file);
  };
  return (
    <DocumentPicker
      kind={kind}
      name={
        paper && (
          <a href={paper.url} target="_blank" rel="noreferrer" className="underline touch:py-3.25">
            {paper.name}
          </a>
        )
      }
      busy={send.isPending || remove.isPending}
      error={problem ?? (error && messageOf(error))}
      onPick={pick}
      onRemove={() => {
        setProblem(null);
        remove.mutate();
      }}
    />
  );
}
