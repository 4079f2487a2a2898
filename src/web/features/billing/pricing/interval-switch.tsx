/** Monthly or annual: the browser's own radios, so that a choice made before our code arrives is not lost. */
export function IntervalSwitch() {
  return (
    <fieldset className="grid min-w-0 grid-cols-1 gap-1.5">
      <legend className="mb-1.5 text-label">Billing</legend>
      <div className="inline-flex flex-wrap rounded-control border border-line-strong bg-surface p-1">
        {options.map(({ value, label, saving }) => (
          <label
            key={value}
            className="relative inline-flex min-h-9 flex-wrap items-center gap-x-2 rounded-small px-3 text-label text-ink-2 has-checked:bg-primary has-checked:text-on-primary has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-focus touch:min-h-11"
          >
            <input
              type="radio"
              name="billing"
              value={value}
              defaultChecked={value === 'monthly'}
              className="absolute inset-0 cursor-pointer opacity-0"
            />
            {label}
            {saving && <span className="text-meta">{saving}</span>}
          </label>
        ))}
      </div>
    </fieldset>
  );
}

const options = [
  { value: 'monthly', label: 'Monthly', saving: null },
  { value: 'annual', label: 'Annual', saving: 'Save up to 13%' },
] as const;
