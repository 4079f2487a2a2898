/** What stands in the sign-in form's first field: a dialog over it does not ask for it again. */
export const typedEmail = (): string =>
  document.querySelector<HTMLInputElement>('input[name=email]')?.value.trim().toLowerCase() ?? '';
