ALTER TABLE work_order_events ADD COLUMN conversation_id uuid;
--> statement-breakpoint
CREATE INDEX work_order_events_conversation ON work_order_events (conversation_id) WHERE conversation_id IS NOT NULL;
--> statement-breakpoint
ALTER TABLE notifications ADD COLUMN stay_id uuid;
--> statement-breakpoint
CREATE INDEX notifications_conversation ON notifications (conversation_id) WHERE conversation_id IS NOT NULL;
--> statement-breakpoint
CREATE INDEX notifications_stay ON notifications (stay_id) WHERE stay_id IS NOT NULL;
--> statement-breakpoint
-- What a guest of another chat reported says so word for word in that chat's report.
UPDATE work_order_events e SET conversation_id = j.conversation_id
FROM work_order_joins j
WHERE e.kind = 'joined' AND j.work_order_id = e.work_order_id AND j.report->>'issue_summary' = e.why;
--> statement-breakpoint
-- All else that guests said of a job is its own guest's, where no other chat heard of it.
UPDATE work_order_events e SET conversation_id = o.conversation_id
FROM work_orders o
WHERE o.id = e.work_order_id AND e.conversation_id IS NULL AND (e.actor_kind = 'guest' OR e.kind = 'guest_added')
  AND NOT EXISTS (SELECT FROM work_order_joins j WHERE j.work_order_id = o.id);
--> statement-breakpoint
-- A stay was marked as told of at the very moment at which its notice was made.
UPDATE notifications n SET stay_id = s.id
FROM stays s
WHERE n.kind = 'code_due' AND s.customer_id = n.customer_id AND s.rotation_told_at = n.created_at
  AND s.guest_name IS NOT NULL AND starts_with(n.message, s.guest_name);
--> statement-breakpoint
-- The others name guests who were deleted since, or nobody.
DELETE FROM notifications WHERE kind = 'code_due' AND stay_id IS NULL;
--> statement-breakpoint
-- Jobs whose guest was deleted before still said what they wrote.
UPDATE work_order_events e SET why = NULL
FROM work_orders o
WHERE o.id = e.work_order_id AND e.why IS NOT NULL AND e.conversation_id IS NULL
  AND e.kind IN ('joined', 'guest_added', 'other_time') AND o.conversation_id IS NULL;
