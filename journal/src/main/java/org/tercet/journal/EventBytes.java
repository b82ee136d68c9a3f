package org.tercet.journal;

import java.io.NotSerializableException;
import org.apache.pekko.actor.ActorRef;
import org.apache.pekko.actor.ActorSystem;
import org.apache.pekko.persistence.PersistentRepr;
import org.apache.pekko.serialization.JavaSerializer;
import org.apache.pekko.serialization.Serialization;
import org.apache.pekko.serialization.SerializationExtension;
import org.apache.pekko.serialization.Serializer;
import org.apache.pekko.serialization.Serializers;

/** Events to bytes and back, by the serializers that the actor system is configured with. */
final class EventBytes {

    private final Serialization serialization;

    EventBytes(ActorSystem system) {
        this.serialization = SerializationExtension.get(system);
    }

    Row row(PersistentRepr event) throws NotSerializableException {
        if (event.metadata().isDefined()) {
            throw new NotSerializableException("the log keeps no metadata of events");
        }
        Object payload = event.payload();
        Serializer serializer = serialization.findSerializerFor(payload);
        if (serializer instanceof JavaSerializer) {
            throw new NotSerializableException(
                    payload.getClass().getName() + " has no serializer but Java's, which the log does not take");
        }
        return new Row(
                event.persistenceId(),
                event.sequenceNr(),
                event.writerUuid(),
                event.manifest(),
                serializer.identifier(),
                Serializers.manifestFor(serializer, payload),
                serialization.serialize(payload).get(),
                event.timestamp() == 0 ? System.currentTimeMillis() : event.timestamp());
    }

    PersistentRepr event(Row row) {
        Object payload = serialization
                .deserialize(row.payload(), row.serializer(), row.manifest())
                .get();
        return PersistentRepr.apply(
                        payload,
                        row.sequenceNr(),
                        row.persistenceId(),
                        row.adapter(),
                        false,
                        ActorRef.noSender(),
                        row.writer())
                .withTimestamp(row.at());
    }
}
