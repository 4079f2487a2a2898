import { useInfiniteQuery } from '@tanstack/react-query';
import { serviceTypeLabels } from '#contract/enumerations/trades.ts';
import { limits } from '#contract/limits.ts';
import * as copy from '#contract/messages/en/bulk.ts';
import * as contractorsCopy from '#contract/messages/en/contractors.ts';
import { fill } from '#contract/messages/fill.ts';
import { paged, useRows } from '../../lib/http/paged-list.ts';
import { orpc } from '../../lib/http/query.ts';
import { Field } from '../../ui/form/field.tsx';
import { NativeSelect } from '../../ui/form/native-select.tsx';
import { LoadFailed } from '../../ui/page/load-failed.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import type { FieldsProps } from './deed-fields.tsx';

/** One of the account's own, by name and trade. */
export function ContractorField({ typed, change, tried }: FieldsProps) {
  const query = useInfiniteQuery(
    orpc.contractors.list.infiniteOptions({
      input: (cursor: string | undefined) => ({ limit: limits.pageSizeMax, cursor }),
      ...paged,
    }),
  );
  const rows = useRows(query, true).toSorted((a, b) => a.company_name.localeCompare(b.company_name));
  if (query.isPending) return <Skeleton className="h-10" label={contractorsCopy.loadingContractors} />;
  if (query.isLoadingError)
    return <LoadFailed onRetry={() => void query.refetch()}>{contractorsCopy.contractorsFailed}</LoadFailed>;
  if (rows.length === 0) return <p className="text-ink-2">{copy.noContractors}</p>;
  return (
    <Field
      label={copy.contractorLabel}
      required
      unmarked
      error={tried && !typed.contractor_id ? copy.contractorNeeded : undefined}
    >
      <NativeSelect
        name="contractor"
        value={typed.contractor_id}
        onChange={({ target }) => change({ contractor_id: target.value })}
      >
        <option value="">{copy.chooseContractor}</option>
        {rows.map(({ id, company_name, service_type }) => (
          <option key={id} value={id}>
            {fill(copy.contractorOption, { company: company_name, trade: serviceTypeLabels[service_type] })}
          </option>
        ))}
      </NativeSelect>
    </Field>
  );
}
