import { Bell, Camera, Plus, Star, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { Button, buttonClass } from '../../ui/button.tsx';
import { Checkbox } from '../../ui/form/checkbox.tsx';
import { Field } from '../../ui/form/field.tsx';
import { NativeSelect } from '../../ui/form/native-select.tsx';
import { PasswordInput } from '../../ui/form/password-input.tsx';
import { RadioGroup } from '../../ui/form/radio-group.tsx';
import { Select } from '../../ui/form/select.tsx';
import { Switch } from '../../ui/form/switch.tsx';
import { TextArea } from '../../ui/form/text-area.tsx';
import { TextInput } from '../../ui/form/text-input.tsx';
import { Icon } from '../../ui/icon.tsx';
import { IconButton } from '../../ui/icon-button.tsx';
import { Columns, Row, Section } from './gallery-section.tsx';

export function Buttons() {
  return (
    <Section title="Buttons">
      <Row>
        <Button variant="primary">Save Property</Button>
        <Button>Add Contractor</Button>
        <Button variant="quiet">Cancel</Button>
        <Button variant="lamp" size="large">
          Start Free Trial
        </Button>
        <Button variant="danger">Remove Property</Button>
        <Button variant="danger-quiet">Remove</Button>
        <a href="/" className={buttonClass()}>
          Open the home page
        </a>
      </Row>
      <Row>
        <Button variant="primary" size="compact">
          <Icon of={Plus} /> Compact
        </Button>
        <Button variant="primary" busy>
          Saving...
        </Button>
        <Button variant="primary" disabled>
          Disabled
        </Button>
        <Button disabled>Disabled</Button>
        <Button variant="primary" size="huge">
          Accept this job
        </Button>
      </Row>
      <Row>
        <IconButton icon={Bell} label="Notifications" size="large" />
        <IconButton icon={Star} label="Make contact point" />
        <IconButton icon={Trash2} label="Remove" size="compact" />
        <IconButton icon={Camera} label="Send a photo" variant="secondary" size="large" />
        <IconButton icon={Camera} label="Sending a photo" busy />
      </Row>
    </Section>
  );
}

export function Fields() {
  const [type, setType] = useState<'condo' | 'duplex' | null>(null);
  return (
    <Section title="Fields">
      <Columns>
        <Field label="Property name" required hint="Guests see it first.">
          <TextInput placeholder="Cedar Cottage" />
        </Field>
        <Field label="Network name" required error="Enter the network name guests will see.">
          <TextInput />
        </Field>
        <Field label="Square feet">
          <TextInput inputMode="numeric" defaultValue="1450" disabled />
        </Field>
        <Field label="Reference" required>
          <TextInput defaultValue="WO-1042" readOnly />
        </Field>
        <Field label="Password" required>
          <PasswordInput defaultValue="lantern" autoComplete="off" />
        </Field>
        <Field label="Property type" required>
          <Select
            value={type}
            onChange={setType}
            options={[
              { value: 'condo', label: 'Condo' },
              { value: 'duplex', label: 'Duplex' },
            ]}
          />
        </Field>
        <Field label="State" required error="State is required">
          <NativeSelect defaultValue="">
            <option value="">Select</option>
            <option value="AZ">Arizona</option>
            <option value="OR">Oregon</option>
          </NativeSelect>
        </Field>
        <Field label="Notes">
          <TextArea placeholder="Anything a contractor should know" />
        </Field>
      </Columns>
    </Section>
  );
}

export function Choices() {
  const [on, setOn] = useState(true);
  return (
    <Section title="Choices">
      <Columns>
        <div className="grid content-start gap-3">
          <Checkbox label="Send me texts about urgent work orders" hint="Data rates may apply." defaultChecked />
          <Checkbox label="I agree to the terms" error="Please agree to the terms to go on." />
          <Checkbox label="Not available" disabled />
        </div>
        <RadioGroup
          legend="When a job costs more than the limit"
          name="over-limit"
          defaultValue="ask"
          options={[
            { value: 'ask', label: 'Ask me', hint: 'We wait 30 minutes for your answer.' },
            { value: 'go', label: 'Go ahead up to 20% more' },
            { value: 'stop', label: 'Stop and hand to a person' },
          ]}
        />
        <RadioGroup
          legend="Billing"
          name="billing"
          defaultValue="annual"
          inline
          error="Choose one to go on."
          options={[
            { value: 'monthly', label: 'Monthly' },
            { value: 'annual', label: 'Annual' },
          ]}
        />
        <div className="grid content-start gap-3">
          <Switch
            label={on ? 'The assistant answers by itself' : 'A person answers'}
            hint="You can change it per property."
            checked={on}
            onChange={(event) => setOn(event.target.checked)}
          />
          <Switch label="Not available" disabled />
        </div>
      </Columns>
    </Section>
  );
}
