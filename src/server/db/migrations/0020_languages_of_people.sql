ALTER TABLE "users" ADD COLUMN "language" text;--> statement-breakpoint
ALTER TABLE "auth"."user" ADD COLUMN "language" text;--> statement-breakpoint
ALTER TABLE "contractors" ADD COLUMN "language" text;--> statement-breakpoint
ALTER TABLE "contractors" ADD COLUMN "wrote_in" text;