ALTER TABLE "users" ADD COLUMN "qr_card_printed_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "start_card_dismissed_at" timestamp (3) with time zone;