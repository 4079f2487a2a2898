// Who changed which rule, and taking a change back.
export const changes = 'Changes';
export const loadingChanges = 'Loading the changes';
export const changesFailed = "Couldn't load your changes.";
export const noChanges = 'No changes yet. These are the rules you began with.';
export const changedBy = '{person}, {when}';
export const changedByFor = '{person}, {when}, for {property}';
export const undoneBy = '{person}, {when}, by Undo';
export const undoneByFor = '{person}, {when}, for {property}, by Undo';
export const moreChanges = 'Show Older Changes';
export const moreChangesFailed = "Couldn't load older changes.";

// Beside each rule of a change. `rule` is its name.
export const undoRule = 'Undo: {rule}';
export const isAsBefore = 'It is as it was before.';
export const undoNotThere = "Can't be undone: what it was before wasn't kept, or its property was removed.";

// Toasts.
export const rulesSaved = 'Rules saved';
export const rulePutBack = 'Rule put back';
export const changePutBack = 'Change put back';
export const nothingPutBack = 'It already is as it was before';

// Refusals. `now` and `would` are sentences that say a rule.
export const undoChangedSince = "This was changed again since, so we didn't undo it.";
export const undoNowAndWould = 'It is now: “{now}” Undo would make it: “{would}”';
export const undoChangedAgain =
  "These rules were changed again a moment ago, so we didn't undo anything. Look at them first.";
export const undoNotKept = "We can't undo this: what the rule was before wasn't kept.";
export const undoPropertyRemoved = "We can't undo this: its property was removed.";
export const undoDoesNotFit = "We can't undo this alone. {why}";

// Before what was changed since is undone all the same.
export const undoOverTitle = 'This rule was changed again since';
export const undoOverMeaning = 'The later change is kept in the list, so you can go back to it.';
export const ruleNow = 'Now';
export const ruleAfterUndo = 'After Undo';
export const putBackAnyway = 'Put Rule Back';
export const keepRule = 'Keep As It Is';
