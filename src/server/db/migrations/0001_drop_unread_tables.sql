-- Nothing reads or writes them.
DROP TABLE notification_preferences;
--> statement-breakpoint
ALTER TABLE stays DROP COLUMN calendar_feed_id, DROP COLUMN external_uid;
--> statement-breakpoint
DROP TABLE calendar_feeds;
