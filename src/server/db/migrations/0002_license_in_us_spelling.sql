ALTER TABLE contractors RENAME COLUMN licence_expires_on TO license_expires_on;
--> statement-breakpoint
ALTER TABLE contractor_papers DROP CONSTRAINT contractor_papers_kind;
--> statement-breakpoint
UPDATE contractor_papers SET kind = 'license' WHERE kind = 'licence';
--> statement-breakpoint
ALTER TABLE contractor_papers ADD CONSTRAINT contractor_papers_kind CHECK (kind IN ('insurance', 'license'));
