ALTER TABLE security_log DROP CONSTRAINT security_log_kind;
--> statement-breakpoint
ALTER TABLE security_log ADD CONSTRAINT security_log_kind CHECK (kind IN ('sign_in', 'sign_in.failed', 'sign_out',
  'sessions.ended', 'device.new', 'password.changed', 'two_factor.changed', 'backup_codes.made', 'passkey.added',
  'passkey.removed', 'identity.changed', 'address.asked', 'address.stopped', 'address.changed', 'refused', 'limited',
  'secret.released', 'stay_check.failed', 'key.made', 'key.ended', 'key.refused', 'webhook.added', 'webhook.changed',
  'webhook.removed', 'personal_link.shown', 'personal_link.renewed', 'personal_link.mailed', 'guest_link.renewed',
  'role.changed', 'staff.invited', 'staff.locked_out', 'staff.let_in', 'thread.read', 'data.exported', 'data.deleted',
  'deletion.asked', 'deletion.taken_back'));
--> statement-breakpoint
-- Whoever comes to speak with the rights of the application's role can say that they are the system. What the log tells
-- stays as it is all the same: alike rows are joined, and that is how often and when. The login that owns the tables
-- deletes what is too old.
DROP POLICY security_log_end ON security_log;
--> statement-breakpoint
REVOKE UPDATE, DELETE, TRUNCATE ON security_log FROM porchlight_app;
--> statement-breakpoint
GRANT UPDATE (times, at) ON security_log TO porchlight_app;
