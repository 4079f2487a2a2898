CREATE SCHEMA "auth";
--> statement-breakpoint
CREATE TABLE "staff_shifts" (
	"id" uuid PRIMARY KEY NOT NULL,
	"user_id" uuid NOT NULL,
	"name" text NOT NULL,
	"rung" text NOT NULL,
	"starts_at" timestamp (3) with time zone NOT NULL,
	"ends_at" timestamp (3) with time zone NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "staff_shifts_rung" CHECK ("staff_shifts"."rung" in ('first', 'second', 'lead'))
);
--> statement-breakpoint
ALTER TABLE "staff_shifts" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "users" (
	"id" uuid PRIMARY KEY NOT NULL,
	"email" text NOT NULL,
	"full_name" text NOT NULL,
	"company_name" text,
	"phone_number" text,
	"address_line1" text,
	"address_line2" text,
	"address_city" text,
	"address_state" text,
	"address_zip" text,
	"sms_opt_in" boolean DEFAULT false NOT NULL,
	"sms_opt_in_timestamp" timestamp (3) with time zone,
	"mfa_enabled" boolean DEFAULT false NOT NULL,
	"mfa_type" text,
	"mfa_verified" boolean DEFAULT false NOT NULL,
	"payment_brand" text,
	"payment_last4" text,
	"payment_method_id" text,
	"plan_id" text,
	"plan_name" text DEFAULT 'Free Trial' NOT NULL,
	"plan_status" text,
	"trial_ends_at" timestamp (3) with time zone,
	"property_sort_key" text,
	"property_sort_direction" text,
	"contractor_sort_key" text,
	"contractor_sort_direction" text,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
ALTER TABLE "users" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "auth"."account" (
	"id" uuid PRIMARY KEY NOT NULL,
	"account_id" text NOT NULL,
	"provider_id" text NOT NULL,
	"user_id" uuid NOT NULL,
	"access_token" text,
	"refresh_token" text,
	"id_token" text,
	"access_token_expires_at" timestamp (3) with time zone,
	"refresh_token_expires_at" timestamp (3) with time zone,
	"scope" text,
	"password" text,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "auth"."session" (
	"id" uuid PRIMARY KEY NOT NULL,
	"token" text NOT NULL,
	"user_id" uuid NOT NULL,
	"expires_at" timestamp (3) with time zone NOT NULL,
	"ip_address" text,
	"user_agent" text,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "session_token_unique" UNIQUE("token")
);
--> statement-breakpoint
CREATE TABLE "auth"."user" (
	"id" uuid PRIMARY KEY NOT NULL,
	"name" text NOT NULL,
	"email" text NOT NULL,
	"email_verified" boolean DEFAULT false NOT NULL,
	"image" text,
	"role" text DEFAULT 'owner' NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "user_email_unique" UNIQUE("email")
);
--> statement-breakpoint
CREATE TABLE "auth"."verification" (
	"id" uuid PRIMARY KEY NOT NULL,
	"identifier" text NOT NULL,
	"value" text NOT NULL,
	"expires_at" timestamp (3) with time zone NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "payment_customers" (
	"id" uuid PRIMARY KEY NOT NULL,
	"user_id" uuid NOT NULL,
	"customer_id" text NOT NULL,
	"deleted_at" timestamp (3) with time zone,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
ALTER TABLE "payment_customers" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "subscriptions" (
	"id" uuid PRIMARY KEY NOT NULL,
	"customer_id" uuid NOT NULL,
	"provider_id" text NOT NULL,
	"price_id" text NOT NULL,
	"status" text NOT NULL,
	"quantity" integer DEFAULT 0 NOT NULL,
	"interval" text,
	"trial_ends_at" timestamp (3) with time zone,
	"current_period_end" timestamp (3) with time zone,
	"cancel_at" timestamp (3) with time zone,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "subscriptions_provider_id_unique" UNIQUE("provider_id")
);
--> statement-breakpoint
ALTER TABLE "subscriptions" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "webhook_events_seen" (
	"id" uuid PRIMARY KEY NOT NULL,
	"source" text NOT NULL,
	"event_id" text NOT NULL,
	"payload" jsonb NOT NULL,
	"received_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"handled_at" timestamp (3) with time zone
);
--> statement-breakpoint
ALTER TABLE "webhook_events_seen" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "contractors" (
	"id" uuid PRIMARY KEY NOT NULL,
	"customer_id" uuid NOT NULL,
	"company_name" text NOT NULL,
	"service_type" text NOT NULL,
	"phone" text NOT NULL,
	"email" text,
	"account_number" text,
	"notification_method" text DEFAULT 'phone' NOT NULL,
	"notes" text,
	"status" text DEFAULT 'active' NOT NULL,
	"working_hours" jsonb,
	"service_zips" text[] DEFAULT '{}' NOT NULL,
	"insurance_expires_on" date,
	"licence_expires_on" date,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "contractors_service_type" CHECK ("contractors"."service_type" in ('cleaning', 'electrical', 'gas', 'handyman', 'hvac', 'landscaping', 'plumbing', 'rental_management', 'septic', 'home_warranty', 'pest_control', 'property_management')),
	CONSTRAINT "contractors_notification_method" CHECK ("contractors"."notification_method" in ('email', 'phone', 'text')),
	CONSTRAINT "contractors_status" CHECK ("contractors"."status" in ('active', 'inactive'))
);
--> statement-breakpoint
ALTER TABLE "contractors" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "property_contractors" (
	"property_id" uuid NOT NULL,
	"contractor_id" uuid NOT NULL,
	"customer_id" uuid NOT NULL,
	"is_contact_point" boolean DEFAULT false NOT NULL,
	"rank" integer DEFAULT 0 NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "property_contractors_property_id_contractor_id_pk" PRIMARY KEY("property_id","contractor_id")
);
--> statement-breakpoint
ALTER TABLE "property_contractors" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "conversations" (
	"id" uuid PRIMARY KEY NOT NULL,
	"customer_id" uuid NOT NULL,
	"property_id" uuid NOT NULL,
	"stay_id" uuid,
	"channel" text DEFAULT 'web' NOT NULL,
	"secret_hash" text,
	"state" text DEFAULT 'assistant' NOT NULL,
	"urgency" text,
	"guest_name" text,
	"guest_phone" text,
	"guest_email" text,
	"communication_preference" text,
	"language" text DEFAULT 'en' NOT NULL,
	"verified_at" timestamp (3) with time zone,
	"assigned_to" uuid,
	"assigned_name" text,
	"waiting_since" timestamp (3) with time zone,
	"sla_due_at" timestamp (3) with time zone,
	"snoozed_until" timestamp (3) with time zone,
	"dialogue" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"answer_due_since" timestamp (3) with time zone,
	"answering_until" timestamp (3) with time zone,
	"preview" text DEFAULT '' NOT NULL,
	"last_message_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "conversations_state" CHECK ("conversations"."state" in ('assistant', 'waiting', 'assigned', 'snoozed', 'done')),
	CONSTRAINT "conversations_channel" CHECK ("conversations"."channel" in ('web', 'sms', 'whatsapp', 'voice', 'email')),
	CONSTRAINT "conversations_urgency" CHECK ("conversations"."urgency" in ('urgent', 'high', 'medium', 'low', 'non_urgent'))
);
--> statement-breakpoint
ALTER TABLE "conversations" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "decisions" (
	"id" uuid PRIMARY KEY NOT NULL,
	"customer_id" uuid NOT NULL,
	"conversation_id" uuid NOT NULL,
	"message_id" uuid,
	"engine" text NOT NULL,
	"reason_code" text NOT NULL,
	"trace" jsonb NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
ALTER TABLE "decisions" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "handoffs" (
	"id" uuid PRIMARY KEY NOT NULL,
	"customer_id" uuid NOT NULL,
	"conversation_id" uuid NOT NULL,
	"reason" text NOT NULL,
	"summary" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"tried" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"accepted_by" uuid,
	"accepted_by_name" text,
	"accepted_at" timestamp (3) with time zone,
	"ended_at" timestamp (3) with time zone,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
ALTER TABLE "handoffs" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "messages" (
	"id" uuid PRIMARY KEY NOT NULL,
	"customer_id" uuid NOT NULL,
	"conversation_id" uuid NOT NULL,
	"author" text NOT NULL,
	"author_id" uuid,
	"author_name" text,
	"kind" text DEFAULT 'text' NOT NULL,
	"body" text NOT NULL,
	"sources" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"secret_names" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"work_order_id" uuid,
	"photo_id" uuid,
	"client_id" text,
	"answer_due" boolean DEFAULT false NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "messages_author" CHECK ("messages"."author" in ('guest', 'assistant', 'agent', 'owner', 'contractor', 'system')),
	CONSTRAINT "messages_kind" CHECK ("messages"."kind" in ('text', 'note', 'card', 'event'))
);
--> statement-breakpoint
ALTER TABLE "messages" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "api_keys" (
	"id" uuid PRIMARY KEY NOT NULL,
	"customer_id" uuid NOT NULL,
	"name" text NOT NULL,
	"prefix" text NOT NULL,
	"key_hash" text NOT NULL,
	"last_used_at" timestamp (3) with time zone,
	"revoked_at" timestamp (3) with time zone,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "api_keys_key_hash_unique" UNIQUE("key_hash")
);
--> statement-breakpoint
ALTER TABLE "api_keys" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "webhook_deliveries" (
	"id" uuid PRIMARY KEY NOT NULL,
	"customer_id" uuid NOT NULL,
	"endpoint_id" uuid NOT NULL,
	"event_id" text NOT NULL,
	"body" jsonb NOT NULL,
	"status" text DEFAULT 'pending' NOT NULL,
	"response_status" integer,
	"tries" integer DEFAULT 0 NOT NULL,
	"next_try_at" timestamp (3) with time zone,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
ALTER TABLE "webhook_deliveries" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "webhook_endpoints" (
	"id" uuid PRIMARY KEY NOT NULL,
	"customer_id" uuid NOT NULL,
	"url" text NOT NULL,
	"secret" text NOT NULL,
	"kinds" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"disabled_at" timestamp (3) with time zone,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
ALTER TABLE "webhook_endpoints" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "public_chatbot_conversations" (
	"session_id" text PRIMARY KEY NOT NULL,
	"messages" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
ALTER TABLE "public_chatbot_conversations" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "questions" (
	"id" uuid PRIMARY KEY NOT NULL,
	"name" text,
	"email" text,
	"phone" text,
	"num_properties" integer DEFAULT 0 NOT NULL,
	"question" text NOT NULL,
	"form_source" text NOT NULL,
	"sms_opt_in" boolean DEFAULT false NOT NULL,
	"sms_opt_in_timestamp" timestamp (3) with time zone,
	"answered_at" timestamp (3) with time zone,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "questions_form_source" CHECK ("questions"."form_source" in ('Landing Request Demo', 'Contact Sales Features Page', 'Contact Us Pricing Page', 'Contact Page Contact Us', 'FAQ Quick Question', 'FAQ Demo Request', 'About Page Contact Us'))
);
--> statement-breakpoint
ALTER TABLE "questions" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "events" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "events_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"customer_id" uuid,
	"kind" text NOT NULL,
	"conversation_id" uuid,
	"work_order_id" uuid,
	"property_id" uuid,
	"actor_kind" text NOT NULL,
	"actor_id" uuid,
	"data" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"at" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
ALTER TABLE "events" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "idempotency_keys" (
	"scope" text NOT NULL,
	"key" text NOT NULL,
	"body_hash" text NOT NULL,
	"response" jsonb,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "idempotency_keys_scope_key_pk" PRIMARY KEY("scope","key")
);
--> statement-breakpoint
ALTER TABLE "idempotency_keys" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "rate_limits" (
	"key" text PRIMARY KEY NOT NULL,
	"count" integer NOT NULL,
	"window_ends_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "rate_limits" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "knowledge_articles" (
	"id" uuid PRIMARY KEY NOT NULL,
	"customer_id" uuid NOT NULL,
	"property_id" uuid,
	"title" text NOT NULL,
	"body" text NOT NULL,
	"audience" text DEFAULT 'anyone' NOT NULL,
	"status" text DEFAULT 'active' NOT NULL,
	"source" text DEFAULT 'owner' NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "knowledge_articles_audience" CHECK ("knowledge_articles"."audience" in ('anyone', 'verified'))
);
--> statement-breakpoint
ALTER TABLE "knowledge_articles" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "owner_questions" (
	"id" uuid PRIMARY KEY NOT NULL,
	"customer_id" uuid NOT NULL,
	"property_id" uuid NOT NULL,
	"conversation_id" uuid NOT NULL,
	"message_id" uuid,
	"question" text NOT NULL,
	"answer" text,
	"answered_at" timestamp (3) with time zone,
	"dismissed_at" timestamp (3) with time zone,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
ALTER TABLE "owner_questions" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "notification_preferences" (
	"customer_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"by_mail" boolean DEFAULT true NOT NULL,
	"by_text" boolean DEFAULT false NOT NULL,
	"quiet_from" text,
	"quiet_to" text,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "notification_preferences_customer_id_kind_pk" PRIMARY KEY("customer_id","kind")
);
--> statement-breakpoint
ALTER TABLE "notification_preferences" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "notifications" (
	"id" uuid PRIMARY KEY NOT NULL,
	"customer_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"title" text NOT NULL,
	"message" text NOT NULL,
	"href" text,
	"read_at" timestamp (3) with time zone,
	"deleted_at" timestamp (3) with time zone,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
ALTER TABLE "notifications" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "outbox_messages" (
	"id" uuid PRIMARY KEY NOT NULL,
	"message_id" text NOT NULL,
	"channel" text NOT NULL,
	"to" text NOT NULL,
	"subject" text,
	"text" text NOT NULL,
	"html" text,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "outbox_messages_message_id_unique" UNIQUE("message_id")
);
--> statement-breakpoint
ALTER TABLE "outbox_messages" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "properties" (
	"id" uuid PRIMARY KEY NOT NULL,
	"customer_id" uuid NOT NULL,
	"name" text NOT NULL,
	"street_address" text NOT NULL,
	"city" text NOT NULL,
	"state" text NOT NULL,
	"zip" text NOT NULL,
	"normalized_address" text NOT NULL,
	"timezone" text DEFAULT 'America/Los_Angeles' NOT NULL,
	"beds" double precision,
	"baths" double precision,
	"sq_ft" integer,
	"property_type" text,
	"status" text DEFAULT 'active' NOT NULL,
	"removed_at" timestamp (3) with time zone,
	"version" integer DEFAULT 1 NOT NULL,
	"guest_token" text NOT NULL,
	"front_door_lock_type" text,
	"front_door_lock_code" text,
	"front_door_lock_model" text,
	"front_door_lock_instructions" text,
	"alt_lock_box_location" text,
	"alt_lock_box_location_image" text,
	"alt_lock_box_code" text,
	"water_supply_type" text,
	"main_water_shut_off_type" text,
	"main_water_shut_off_location" text,
	"main_water_shut_off_location_image" text,
	"kitchen_sink_water_valve_location" text,
	"kitchen_sink_water_valve_location_image" text,
	"dishwasher_water_valve_location" text,
	"dishwasher_water_valve_location_image" text,
	"bath_sink_water_valve_location" text,
	"bath_sink_water_valve_location_image" text,
	"emergency_furnace_shut_off_location" text,
	"emergency_furnace_shut_off_location_image" text,
	"thermostat_type" text,
	"thermostat_instructions" text,
	"electric_panel_location" text,
	"electric_panel_location_image" text,
	"wifi_name" text,
	"wifi_password" text,
	"tv_services" text,
	"parking_spot_count" integer,
	"parking_spot_image" text,
	"special_parking_details" text,
	"trash_bin_location" text,
	"trash_bin_location_image" text,
	"trash_curb_day" text,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "properties_guest_token_unique" UNIQUE("guest_token"),
	CONSTRAINT "properties_property_type" CHECK ("properties"."property_type" in ('Single Family', 'Townhouse', 'Condo', 'Apartment', 'Duplex', 'Mobile Home', 'Other')),
	CONSTRAINT "properties_status" CHECK ("properties"."status" in ('active', 'inactive')),
	CONSTRAINT "properties_lock_type" CHECK ("properties"."front_door_lock_type" in ('Key in Lock Box', 'Number Keypad', 'App Enabled', 'Other', 'None')),
	CONSTRAINT "properties_water_supply" CHECK ("properties"."water_supply_type" in ('city', 'well', 'other', 'none')),
	CONSTRAINT "properties_shut_off" CHECK ("properties"."main_water_shut_off_type" in ('Valve', 'Circuit Breaker', 'Other', 'None')),
	CONSTRAINT "properties_thermostat" CHECK ("properties"."thermostat_type" in ('Manual', 'Digital', 'Smart', 'Other', 'None')),
	CONSTRAINT "properties_tv" CHECK ("properties"."tv_services" in ('Cable', 'Satellite', 'Streaming', 'Other', 'None')),
	CONSTRAINT "properties_curb_day" CHECK ("properties"."trash_curb_day" in ('Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday', 'None'))
);
--> statement-breakpoint
ALTER TABLE "properties" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "staged_files" (
	"id" uuid PRIMARY KEY NOT NULL,
	"customer_id" uuid NOT NULL,
	"slot" text NOT NULL,
	"file_key" text NOT NULL,
	"attached_at" timestamp (3) with time zone,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
ALTER TABLE "staged_files" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "protocols" (
	"id" uuid PRIMARY KEY NOT NULL,
	"customer_id" uuid NOT NULL,
	"property_id" uuid,
	"rules" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "protocols_one_each" UNIQUE NULLS NOT DISTINCT("customer_id","property_id")
);
--> statement-breakpoint
ALTER TABLE "protocols" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "calendar_feeds" (
	"id" uuid PRIMARY KEY NOT NULL,
	"customer_id" uuid NOT NULL,
	"property_id" uuid NOT NULL,
	"url" text NOT NULL,
	"label" text,
	"etag" text,
	"last_fetched_at" timestamp (3) with time zone,
	"last_error" text,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
ALTER TABLE "calendar_feeds" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "secret_releases" (
	"id" uuid PRIMARY KEY NOT NULL,
	"customer_id" uuid NOT NULL,
	"property_id" uuid NOT NULL,
	"stay_id" uuid,
	"conversation_id" uuid,
	"work_order_id" uuid,
	"secret_name" text NOT NULL,
	"released_to" text NOT NULL,
	"why" text NOT NULL,
	"at" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
ALTER TABLE "secret_releases" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "stay_checks" (
	"id" uuid PRIMARY KEY NOT NULL,
	"customer_id" uuid NOT NULL,
	"property_id" uuid NOT NULL,
	"conversation_id" uuid NOT NULL,
	"stay_id" uuid,
	"passed" boolean NOT NULL,
	"at" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
ALTER TABLE "stay_checks" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "stays" (
	"id" uuid PRIMARY KEY NOT NULL,
	"customer_id" uuid NOT NULL,
	"property_id" uuid NOT NULL,
	"guest_name" text,
	"guest_email" text,
	"guest_phone" text,
	"phone_last4" text,
	"check_in" date NOT NULL,
	"check_out" date NOT NULL,
	"status" text DEFAULT 'booked' NOT NULL,
	"source" text DEFAULT 'manual' NOT NULL,
	"calendar_feed_id" uuid,
	"external_uid" text,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "stays_status" CHECK ("stays"."status" in ('booked', 'cancelled'))
);
--> statement-breakpoint
ALTER TABLE "stays" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "approvals" (
	"id" uuid PRIMARY KEY NOT NULL,
	"customer_id" uuid NOT NULL,
	"work_order_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"question" text NOT NULL,
	"amount_cents" integer,
	"due_at" timestamp (3) with time zone NOT NULL,
	"decision" text,
	"decided_at" timestamp (3) with time zone,
	"decided_by" uuid,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
ALTER TABLE "approvals" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "dispatch_offers" (
	"id" uuid PRIMARY KEY NOT NULL,
	"customer_id" uuid NOT NULL,
	"work_order_id" uuid NOT NULL,
	"contractor_id" uuid NOT NULL,
	"rank" integer NOT NULL,
	"state" text DEFAULT 'offered' NOT NULL,
	"notification_method" text NOT NULL,
	"offered_at" timestamp (3) with time zone NOT NULL,
	"expires_at" timestamp (3) with time zone NOT NULL,
	"answered_at" timestamp (3) with time zone,
	"decline_reason" text,
	CONSTRAINT "dispatch_offers_state" CHECK ("dispatch_offers"."state" in ('offered', 'accepted', 'declined', 'expired', 'revoked'))
);
--> statement-breakpoint
ALTER TABLE "dispatch_offers" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "photos" (
	"id" uuid PRIMARY KEY NOT NULL,
	"customer_id" uuid NOT NULL,
	"conversation_id" uuid,
	"work_order_id" uuid,
	"file_key" text NOT NULL,
	"width" integer NOT NULL,
	"height" integer NOT NULL,
	"by" text NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
ALTER TABLE "photos" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "work_order_events" (
	"id" uuid PRIMARY KEY NOT NULL,
	"customer_id" uuid NOT NULL,
	"work_order_id" uuid NOT NULL,
	"at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"kind" text NOT NULL,
	"actor_kind" text NOT NULL,
	"actor_id" uuid,
	"actor_name" text,
	"from_state" text,
	"to_state" text,
	"summary" text NOT NULL,
	"why" text,
	"data" jsonb
);
--> statement-breakpoint
ALTER TABLE "work_order_events" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "work_orders" (
	"id" uuid PRIMARY KEY NOT NULL,
	"customer_id" uuid NOT NULL,
	"property_id" uuid NOT NULL,
	"conversation_id" uuid,
	"service_type" text NOT NULL,
	"guest_name" text,
	"guest_phone" text,
	"guest_email" text,
	"communication_preference" text,
	"property_name" text NOT NULL,
	"property_address" text NOT NULL,
	"urgency_level" text NOT NULL,
	"status" text DEFAULT 'open' NOT NULL,
	"dispatch_state" text DEFAULT 'triage' NOT NULL,
	"subject_line" text NOT NULL,
	"issue_summary" text NOT NULL,
	"attempted_fix" text,
	"call_summary" text,
	"assigned_contractor_id" uuid,
	"assigned_contractor_name" text,
	"assigned_contractor_phone" text,
	"assigned_contractor_email" text,
	"assigned_contractor_notification_method" text,
	"resolution_notes" text,
	"lock_fault" boolean DEFAULT false NOT NULL,
	"nte_cents" integer DEFAULT 0 NOT NULL,
	"cost_cents" integer,
	"arrival_from" timestamp (3) with time zone,
	"arrival_to" timestamp (3) with time zone,
	"guest_confirmed" text,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"completed_at" timestamp (3) with time zone,
	CONSTRAINT "work_orders_service_type" CHECK ("work_orders"."service_type" in ('cleaning', 'electrical', 'gas', 'handyman', 'hvac', 'landscaping', 'plumbing', 'rental_management', 'septic', 'home_warranty', 'pest_control', 'property_management')),
	CONSTRAINT "work_orders_urgency" CHECK ("work_orders"."urgency_level" in ('urgent', 'high', 'medium', 'low', 'non_urgent')),
	CONSTRAINT "work_orders_status" CHECK ("work_orders"."status" in ('open', 'in_progress', 'completed', 'cancelled')),
	CONSTRAINT "work_orders_dispatch_state" CHECK ("work_orders"."dispatch_state" in ('triage', 'awaiting_approval', 'offered', 'accepted', 'scheduled', 'en_route', 'on_site', 'awaiting_parts', 'pending_confirmation', 'closed'))
);
--> statement-breakpoint
ALTER TABLE "work_orders" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "staff_shifts" ADD CONSTRAINT "staff_shifts_user_id_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "auth"."user"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "users" ADD CONSTRAINT "users_id_user_id_fk" FOREIGN KEY ("id") REFERENCES "auth"."user"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "auth"."account" ADD CONSTRAINT "account_user_id_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "auth"."user"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "auth"."session" ADD CONSTRAINT "session_user_id_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "auth"."user"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "property_contractors" ADD CONSTRAINT "property_contractors_property_id_properties_id_fk" FOREIGN KEY ("property_id") REFERENCES "public"."properties"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "property_contractors" ADD CONSTRAINT "property_contractors_contractor_id_contractors_id_fk" FOREIGN KEY ("contractor_id") REFERENCES "public"."contractors"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "conversations" ADD CONSTRAINT "conversations_property_id_properties_id_fk" FOREIGN KEY ("property_id") REFERENCES "public"."properties"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "decisions" ADD CONSTRAINT "decisions_conversation_id_conversations_id_fk" FOREIGN KEY ("conversation_id") REFERENCES "public"."conversations"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "handoffs" ADD CONSTRAINT "handoffs_conversation_id_conversations_id_fk" FOREIGN KEY ("conversation_id") REFERENCES "public"."conversations"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "messages" ADD CONSTRAINT "messages_conversation_id_conversations_id_fk" FOREIGN KEY ("conversation_id") REFERENCES "public"."conversations"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "webhook_deliveries" ADD CONSTRAINT "webhook_deliveries_endpoint_id_webhook_endpoints_id_fk" FOREIGN KEY ("endpoint_id") REFERENCES "public"."webhook_endpoints"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "knowledge_articles" ADD CONSTRAINT "knowledge_articles_property_id_properties_id_fk" FOREIGN KEY ("property_id") REFERENCES "public"."properties"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "owner_questions" ADD CONSTRAINT "owner_questions_property_id_properties_id_fk" FOREIGN KEY ("property_id") REFERENCES "public"."properties"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "protocols" ADD CONSTRAINT "protocols_property_id_properties_id_fk" FOREIGN KEY ("property_id") REFERENCES "public"."properties"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "calendar_feeds" ADD CONSTRAINT "calendar_feeds_property_id_properties_id_fk" FOREIGN KEY ("property_id") REFERENCES "public"."properties"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "stays" ADD CONSTRAINT "stays_property_id_properties_id_fk" FOREIGN KEY ("property_id") REFERENCES "public"."properties"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "stays" ADD CONSTRAINT "stays_calendar_feed_id_calendar_feeds_id_fk" FOREIGN KEY ("calendar_feed_id") REFERENCES "public"."calendar_feeds"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "approvals" ADD CONSTRAINT "approvals_work_order_id_work_orders_id_fk" FOREIGN KEY ("work_order_id") REFERENCES "public"."work_orders"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "dispatch_offers" ADD CONSTRAINT "dispatch_offers_work_order_id_work_orders_id_fk" FOREIGN KEY ("work_order_id") REFERENCES "public"."work_orders"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "dispatch_offers" ADD CONSTRAINT "dispatch_offers_contractor_id_contractors_id_fk" FOREIGN KEY ("contractor_id") REFERENCES "public"."contractors"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "photos" ADD CONSTRAINT "photos_conversation_id_conversations_id_fk" FOREIGN KEY ("conversation_id") REFERENCES "public"."conversations"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "photos" ADD CONSTRAINT "photos_work_order_id_work_orders_id_fk" FOREIGN KEY ("work_order_id") REFERENCES "public"."work_orders"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "work_order_events" ADD CONSTRAINT "work_order_events_work_order_id_work_orders_id_fk" FOREIGN KEY ("work_order_id") REFERENCES "public"."work_orders"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "work_orders" ADD CONSTRAINT "work_orders_property_id_properties_id_fk" FOREIGN KEY ("property_id") REFERENCES "public"."properties"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "work_orders" ADD CONSTRAINT "work_orders_conversation_id_conversations_id_fk" FOREIGN KEY ("conversation_id") REFERENCES "public"."conversations"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "work_orders" ADD CONSTRAINT "work_orders_assigned_contractor_id_contractors_id_fk" FOREIGN KEY ("assigned_contractor_id") REFERENCES "public"."contractors"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "account_user" ON "auth"."account" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "session_user" ON "auth"."session" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "verification_identifier" ON "auth"."verification" USING btree ("identifier");--> statement-breakpoint
CREATE UNIQUE INDEX "payment_customers_active" ON "payment_customers" USING btree ("user_id") WHERE "payment_customers"."deleted_at" is null;--> statement-breakpoint
CREATE INDEX "subscriptions_customer" ON "subscriptions" USING btree ("customer_id");--> statement-breakpoint
CREATE UNIQUE INDEX "webhook_events_seen_once" ON "webhook_events_seen" USING btree ("source","event_id");--> statement-breakpoint
CREATE UNIQUE INDEX "contractors_find_or_create" ON "contractors" USING btree ("customer_id","service_type","company_name","phone") WHERE "contractors"."status" = 'active';--> statement-breakpoint
CREATE INDEX "contractors_list" ON "contractors" USING btree ("customer_id","created_at" DESC NULLS LAST,"id" DESC NULLS LAST) WHERE "contractors"."status" = 'active';--> statement-breakpoint
CREATE UNIQUE INDEX "property_contractors_one_contact_point" ON "property_contractors" USING btree ("property_id") WHERE "property_contractors"."is_contact_point";--> statement-breakpoint
CREATE INDEX "property_contractors_contractor" ON "property_contractors" USING btree ("contractor_id");--> statement-breakpoint
CREATE INDEX "conversations_list" ON "conversations" USING btree ("customer_id","last_message_at" DESC NULLS LAST,"id" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "conversations_property" ON "conversations" USING btree ("property_id","last_message_at" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "conversations_queue" ON "conversations" USING btree ("state","last_message_at" DESC NULLS LAST,"id" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "conversations_answer_due" ON "conversations" USING btree ("answer_due_since") WHERE "conversations"."answer_due_since" is not null;--> statement-breakpoint
CREATE INDEX "decisions_thread" ON "decisions" USING btree ("conversation_id","created_at");--> statement-breakpoint
CREATE UNIQUE INDEX "handoffs_one_open" ON "handoffs" USING btree ("conversation_id") WHERE "handoffs"."ended_at" is null;--> statement-breakpoint
CREATE INDEX "messages_thread" ON "messages" USING btree ("conversation_id","created_at","id");--> statement-breakpoint
CREATE UNIQUE INDEX "messages_client_id" ON "messages" USING btree ("conversation_id","client_id") WHERE "messages"."client_id" is not null;--> statement-breakpoint
CREATE INDEX "api_keys_list" ON "api_keys" USING btree ("customer_id");--> statement-breakpoint
CREATE INDEX "webhook_deliveries_list" ON "webhook_deliveries" USING btree ("endpoint_id","created_at" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "webhook_endpoints_list" ON "webhook_endpoints" USING btree ("customer_id");--> statement-breakpoint
CREATE INDEX "events_customer" ON "events" USING btree ("customer_id","id");--> statement-breakpoint
CREATE INDEX "idempotency_keys_sweep" ON "idempotency_keys" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "rate_limits_sweep" ON "rate_limits" USING btree ("window_ends_at");--> statement-breakpoint
CREATE INDEX "knowledge_articles_list" ON "knowledge_articles" USING btree ("customer_id","updated_at" DESC NULLS LAST,"id" DESC NULLS LAST) WHERE "knowledge_articles"."status" = 'active';--> statement-breakpoint
CREATE INDEX "owner_questions_open" ON "owner_questions" USING btree ("customer_id","created_at" DESC NULLS LAST) WHERE "owner_questions"."answered_at" is null and "owner_questions"."dismissed_at" is null;--> statement-breakpoint
CREATE INDEX "notifications_list" ON "notifications" USING btree ("customer_id","created_at" DESC NULLS LAST,"id" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "outbox_list" ON "outbox_messages" USING btree ("created_at" DESC NULLS LAST);--> statement-breakpoint
CREATE UNIQUE INDEX "properties_one_active_address" ON "properties" USING btree ("normalized_address") WHERE "properties"."status" = 'active';--> statement-breakpoint
CREATE INDEX "properties_list" ON "properties" USING btree ("customer_id","created_at" DESC NULLS LAST,"id" DESC NULLS LAST) WHERE "properties"."status" = 'active';--> statement-breakpoint
CREATE INDEX "staged_files_sweep" ON "staged_files" USING btree ("created_at") WHERE "staged_files"."attached_at" is null;--> statement-breakpoint
CREATE INDEX "calendar_feeds_property" ON "calendar_feeds" USING btree ("property_id");--> statement-breakpoint
CREATE INDEX "secret_releases_list" ON "secret_releases" USING btree ("customer_id","at" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "stay_checks_recent" ON "stay_checks" USING btree ("property_id","at" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "stays_property" ON "stays" USING btree ("property_id","check_in" DESC NULLS LAST,"id" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "stays_list" ON "stays" USING btree ("customer_id","check_in" DESC NULLS LAST,"id" DESC NULLS LAST);--> statement-breakpoint
CREATE UNIQUE INDEX "stays_feed_uid" ON "stays" USING btree ("calendar_feed_id","external_uid");--> statement-breakpoint
CREATE INDEX "approvals_open" ON "approvals" USING btree ("customer_id","created_at" DESC NULLS LAST) WHERE "approvals"."decision" is null;--> statement-breakpoint
CREATE INDEX "approvals_due" ON "approvals" USING btree ("due_at") WHERE "approvals"."decision" is null;--> statement-breakpoint
CREATE UNIQUE INDEX "dispatch_offers_one_open" ON "dispatch_offers" USING btree ("work_order_id") WHERE "dispatch_offers"."state" in ('offered', 'accepted');--> statement-breakpoint
CREATE INDEX "dispatch_offers_due" ON "dispatch_offers" USING btree ("expires_at") WHERE "dispatch_offers"."state" = 'offered';--> statement-breakpoint
CREATE INDEX "dispatch_offers_work_order" ON "dispatch_offers" USING btree ("work_order_id","rank");--> statement-breakpoint
CREATE INDEX "photos_conversation" ON "photos" USING btree ("conversation_id");--> statement-breakpoint
CREATE INDEX "photos_work_order" ON "photos" USING btree ("work_order_id");--> statement-breakpoint
CREATE INDEX "work_order_events_timeline" ON "work_order_events" USING btree ("work_order_id","at","id");--> statement-breakpoint
CREATE INDEX "work_orders_list" ON "work_orders" USING btree ("customer_id","created_at" DESC NULLS LAST,"id" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "work_orders_property" ON "work_orders" USING btree ("property_id","created_at" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "work_orders_conversation" ON "work_orders" USING btree ("conversation_id");--> statement-breakpoint
CREATE POLICY "staff_shifts_system" ON "staff_shifts" AS PERMISSIVE FOR ALL TO "porchlight_app" USING (app_is_system()) WITH CHECK (app_is_system());--> statement-breakpoint
CREATE POLICY "users_tenant" ON "users" AS PERMISSIVE FOR ALL TO "porchlight_app" USING (app_sees("users"."id")) WITH CHECK (app_sees("users"."id"));--> statement-breakpoint
CREATE POLICY "payment_customers_tenant" ON "payment_customers" AS PERMISSIVE FOR ALL TO "porchlight_app" USING (app_sees("payment_customers"."user_id")) WITH CHECK (app_sees("payment_customers"."user_id"));--> statement-breakpoint
CREATE POLICY "subscriptions_tenant" ON "subscriptions" AS PERMISSIVE FOR ALL TO "porchlight_app" USING (app_sees("subscriptions"."customer_id")) WITH CHECK (app_sees("subscriptions"."customer_id"));--> statement-breakpoint
CREATE POLICY "webhook_events_seen_system" ON "webhook_events_seen" AS PERMISSIVE FOR ALL TO "porchlight_app" USING (app_is_system()) WITH CHECK (app_is_system());--> statement-breakpoint
CREATE POLICY "contractors_tenant" ON "contractors" AS PERMISSIVE FOR ALL TO "porchlight_app" USING (app_sees("contractors"."customer_id")) WITH CHECK (app_sees("contractors"."customer_id"));--> statement-breakpoint
CREATE POLICY "property_contractors_tenant" ON "property_contractors" AS PERMISSIVE FOR ALL TO "porchlight_app" USING (app_sees("property_contractors"."customer_id")) WITH CHECK (app_sees("property_contractors"."customer_id"));--> statement-breakpoint
CREATE POLICY "conversations_tenant" ON "conversations" AS PERMISSIVE FOR ALL TO "porchlight_app" USING (app_sees("conversations"."customer_id")) WITH CHECK (app_sees("conversations"."customer_id"));--> statement-breakpoint
CREATE POLICY "conversations_guest" ON "conversations" AS PERMISSIVE FOR SELECT TO "porchlight_app" USING (app_actor() = 'guest' and "conversations"."id" = app_conversation());--> statement-breakpoint
CREATE POLICY "decisions_tenant" ON "decisions" AS PERMISSIVE FOR ALL TO "porchlight_app" USING (app_sees("decisions"."customer_id")) WITH CHECK (app_sees("decisions"."customer_id"));--> statement-breakpoint
CREATE POLICY "handoffs_tenant" ON "handoffs" AS PERMISSIVE FOR ALL TO "porchlight_app" USING (app_sees("handoffs"."customer_id")) WITH CHECK (app_sees("handoffs"."customer_id"));--> statement-breakpoint
CREATE POLICY "messages_tenant" ON "messages" AS PERMISSIVE FOR ALL TO "porchlight_app" USING (app_sees("messages"."customer_id")) WITH CHECK (app_sees("messages"."customer_id"));--> statement-breakpoint
CREATE POLICY "messages_guest" ON "messages" AS PERMISSIVE FOR SELECT TO "porchlight_app" USING (app_actor() = 'guest' and "messages"."conversation_id" = app_conversation() and "messages"."kind" <> 'note');--> statement-breakpoint
CREATE POLICY "api_keys_tenant" ON "api_keys" AS PERMISSIVE FOR ALL TO "porchlight_app" USING (app_sees("api_keys"."customer_id")) WITH CHECK (app_sees("api_keys"."customer_id"));--> statement-breakpoint
CREATE POLICY "webhook_deliveries_tenant" ON "webhook_deliveries" AS PERMISSIVE FOR ALL TO "porchlight_app" USING (app_sees("webhook_deliveries"."customer_id")) WITH CHECK (app_sees("webhook_deliveries"."customer_id"));--> statement-breakpoint
CREATE POLICY "webhook_endpoints_tenant" ON "webhook_endpoints" AS PERMISSIVE FOR ALL TO "porchlight_app" USING (app_sees("webhook_endpoints"."customer_id")) WITH CHECK (app_sees("webhook_endpoints"."customer_id"));--> statement-breakpoint
CREATE POLICY "public_chatbot_conversations_system" ON "public_chatbot_conversations" AS PERMISSIVE FOR ALL TO "porchlight_app" USING (app_is_system()) WITH CHECK (app_is_system());--> statement-breakpoint
CREATE POLICY "questions_system" ON "questions" AS PERMISSIVE FOR ALL TO "porchlight_app" USING (app_is_system()) WITH CHECK (app_is_system());--> statement-breakpoint
CREATE POLICY "events_tenant" ON "events" AS PERMISSIVE FOR ALL TO "porchlight_app" USING (app_sees("events"."customer_id")) WITH CHECK (app_sees("events"."customer_id"));--> statement-breakpoint
CREATE POLICY "idempotency_keys_system" ON "idempotency_keys" AS PERMISSIVE FOR ALL TO "porchlight_app" USING (app_is_system()) WITH CHECK (app_is_system());--> statement-breakpoint
CREATE POLICY "rate_limits_system" ON "rate_limits" AS PERMISSIVE FOR ALL TO "porchlight_app" USING (app_is_system()) WITH CHECK (app_is_system());--> statement-breakpoint
CREATE POLICY "knowledge_articles_tenant" ON "knowledge_articles" AS PERMISSIVE FOR ALL TO "porchlight_app" USING (app_sees("knowledge_articles"."customer_id")) WITH CHECK (app_sees("knowledge_articles"."customer_id"));--> statement-breakpoint
CREATE POLICY "owner_questions_tenant" ON "owner_questions" AS PERMISSIVE FOR ALL TO "porchlight_app" USING (app_sees("owner_questions"."customer_id")) WITH CHECK (app_sees("owner_questions"."customer_id"));--> statement-breakpoint
CREATE POLICY "notification_preferences_tenant" ON "notification_preferences" AS PERMISSIVE FOR ALL TO "porchlight_app" USING (app_sees("notification_preferences"."customer_id")) WITH CHECK (app_sees("notification_preferences"."customer_id"));--> statement-breakpoint
CREATE POLICY "notifications_tenant" ON "notifications" AS PERMISSIVE FOR ALL TO "porchlight_app" USING (app_sees("notifications"."customer_id")) WITH CHECK (app_sees("notifications"."customer_id"));--> statement-breakpoint
CREATE POLICY "outbox_messages_system" ON "outbox_messages" AS PERMISSIVE FOR ALL TO "porchlight_app" USING (app_is_system()) WITH CHECK (app_is_system());--> statement-breakpoint
CREATE POLICY "properties_tenant" ON "properties" AS PERMISSIVE FOR ALL TO "porchlight_app" USING (app_sees("properties"."customer_id")) WITH CHECK (app_sees("properties"."customer_id"));--> statement-breakpoint
CREATE POLICY "properties_guest" ON "properties" AS PERMISSIVE FOR SELECT TO "porchlight_app" USING (app_actor() = 'guest' and "properties"."id" = app_property());--> statement-breakpoint
CREATE POLICY "staged_files_tenant" ON "staged_files" AS PERMISSIVE FOR ALL TO "porchlight_app" USING (app_sees("staged_files"."customer_id")) WITH CHECK (app_sees("staged_files"."customer_id"));--> statement-breakpoint
CREATE POLICY "protocols_tenant" ON "protocols" AS PERMISSIVE FOR ALL TO "porchlight_app" USING (app_sees("protocols"."customer_id")) WITH CHECK (app_sees("protocols"."customer_id"));--> statement-breakpoint
CREATE POLICY "calendar_feeds_tenant" ON "calendar_feeds" AS PERMISSIVE FOR ALL TO "porchlight_app" USING (app_sees("calendar_feeds"."customer_id")) WITH CHECK (app_sees("calendar_feeds"."customer_id"));--> statement-breakpoint
CREATE POLICY "secret_releases_tenant" ON "secret_releases" AS PERMISSIVE FOR ALL TO "porchlight_app" USING (app_sees("secret_releases"."customer_id")) WITH CHECK (app_sees("secret_releases"."customer_id"));--> statement-breakpoint
CREATE POLICY "stay_checks_tenant" ON "stay_checks" AS PERMISSIVE FOR ALL TO "porchlight_app" USING (app_sees("stay_checks"."customer_id")) WITH CHECK (app_sees("stay_checks"."customer_id"));--> statement-breakpoint
CREATE POLICY "stays_tenant" ON "stays" AS PERMISSIVE FOR ALL TO "porchlight_app" USING (app_sees("stays"."customer_id")) WITH CHECK (app_sees("stays"."customer_id"));--> statement-breakpoint
CREATE POLICY "approvals_tenant" ON "approvals" AS PERMISSIVE FOR ALL TO "porchlight_app" USING (app_sees("approvals"."customer_id")) WITH CHECK (app_sees("approvals"."customer_id"));--> statement-breakpoint
CREATE POLICY "dispatch_offers_tenant" ON "dispatch_offers" AS PERMISSIVE FOR ALL TO "porchlight_app" USING (app_sees("dispatch_offers"."customer_id")) WITH CHECK (app_sees("dispatch_offers"."customer_id"));--> statement-breakpoint
CREATE POLICY "photos_tenant" ON "photos" AS PERMISSIVE FOR ALL TO "porchlight_app" USING (app_sees("photos"."customer_id")) WITH CHECK (app_sees("photos"."customer_id"));--> statement-breakpoint
CREATE POLICY "photos_guest" ON "photos" AS PERMISSIVE FOR SELECT TO "porchlight_app" USING (app_actor() = 'guest' and "photos"."conversation_id" = app_conversation());--> statement-breakpoint
CREATE POLICY "work_order_events_tenant" ON "work_order_events" AS PERMISSIVE FOR ALL TO "porchlight_app" USING (app_sees("work_order_events"."customer_id")) WITH CHECK (app_sees("work_order_events"."customer_id"));--> statement-breakpoint
CREATE POLICY "work_orders_tenant" ON "work_orders" AS PERMISSIVE FOR ALL TO "porchlight_app" USING (app_sees("work_orders"."customer_id")) WITH CHECK (app_sees("work_orders"."customer_id"));--> statement-breakpoint
CREATE POLICY "work_orders_guest" ON "work_orders" AS PERMISSIVE FOR SELECT TO "porchlight_app" USING (app_actor() = 'guest' and "work_orders"."conversation_id" = app_conversation());