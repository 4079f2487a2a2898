// Who changed which rule, and taking a change back.
export const changes = 'Cambios';
export const loadingChanges = 'Cargando los cambios';
export const changesFailed = 'No se pudieron cargar sus cambios.';
export const noChanges = 'Todavía no hay cambios. Estas son las reglas con las que empezó.';
export const changedBy = '{person}, {when}';
export const changedByFor = '{person}, {when}, para {property}';
export const undoneBy = '{person}, {when}, con Deshacer';
export const undoneByFor = '{person}, {when}, para {property}, con Deshacer';
export const moreChanges = 'Ver cambios anteriores';
export const moreChangesFailed = 'No se pudieron cargar los cambios anteriores.';

// Beside each rule of a change. `rule` is its name.
export const undoRule = 'Deshacer: {rule}';
export const isAsBefore = 'Está como estaba antes.';
export const undoNotThere = 'No se puede deshacer: no se guardó lo anterior, o se quitó su propiedad.';

// Toasts.
export const rulesSaved = 'Reglas guardadas';
export const rulePutBack = 'Regla restablecida';
export const changePutBack = 'Cambio deshecho';
export const nothingPutBack = 'Ya está como estaba antes';

// Refusals. `now` and `would` are sentences that say a rule.
export const undoChangedSince = 'Esto se cambió otra vez después, así que no lo deshicimos.';
export const undoNowAndWould = 'Ahora es: “{now}” Deshacer lo dejaría en: “{would}”';
export const undoChangedAgain =
  'Estas reglas se cambiaron otra vez hace un momento, así que no deshicimos nada. Revíselas primero.';
export const undoNotKept = 'No podemos deshacer esto: no se guardó lo que era la regla antes.';
export const undoPropertyRemoved = 'No podemos deshacer esto: se quitó su propiedad.';
export const undoDoesNotFit = 'No podemos deshacer solo esto. {why}';

// Before what was changed since is undone all the same.
export const undoOverTitle = 'Esta regla se cambió otra vez después';
export const undoOverMeaning = 'El cambio posterior queda en la lista, así que puede volver a él.';
export const ruleNow = 'Ahora';
export const ruleAfterUndo = 'Después de Deshacer';
export const putBackAnyway = 'Restablecer';
export const keepRule = 'Dejar como está';
