ALTER TABLE "knowledge_articles" DROP CONSTRAINT "knowledge_articles_audience";--> statement-breakpoint
ALTER TABLE "imports" DROP CONSTRAINT "imports_kind";--> statement-breakpoint
ALTER TABLE "owner_questions" ADD COLUMN "answered_via" text;--> statement-breakpoint
ALTER TABLE "owner_questions" ADD COLUMN "article_id" uuid;--> statement-breakpoint
ALTER TABLE "owner_questions" ADD COLUMN "due_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "owner_questions" ADD COLUMN "remind_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "owner_questions" ADD COLUMN "overdue_at" timestamp (3) with time zone;--> statement-breakpoint
CREATE INDEX "owner_questions_due" ON "owner_questions" USING btree ("due_at") WHERE "owner_questions"."answered_at" is null and "owner_questions"."dismissed_at" is null and "owner_questions"."overdue_at" is null;--> statement-breakpoint
ALTER TABLE "knowledge_articles" ADD CONSTRAINT "knowledge_articles_audience" CHECK ("knowledge_articles"."audience" in ('anyone', 'verified', 'team'));--> statement-breakpoint
ALTER TABLE "owner_questions" ADD CONSTRAINT "owner_questions_answered_via" CHECK ("owner_questions"."answered_via" in ('app', 'link', 'article'));--> statement-breakpoint
ALTER TABLE "imports" ADD CONSTRAINT "imports_kind" CHECK ("imports"."kind" in ('properties', 'contractors', 'articles'));