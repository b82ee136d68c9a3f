package org.tercet.bench;

import java.io.StringWriter;
import java.util.List;
import java.util.OptionalDouble;
import java.util.TreeMap;
import org.tercet.bench.Contest.Against;
import org.tercet.bench.Contest.Row;
import tools.jackson.core.JsonGenerator;
import tools.jackson.core.ObjectWriteContext;
import tools.jackson.core.json.JsonFactory;

/** Contests as one JSON object. */
final class ReportJson {
    private final JsonGenerator json;

    private ReportJson(JsonGenerator json) {
        this.json = json;
    }

    static String of(Ask ask, Machine machine, List<Contest> contests) {
        var text = new StringWriter();
        try (JsonGenerator json = new JsonFactory().createGenerator(ObjectWriteContext.empty(), text)) {
            new ReportJson(json).write(ask, machine, contests);
        }
        return text + "\n";
    }

    private void write(Ask ask, Machine machine, List<Contest> contests) {
        json.writeStartObject();
        json.writeStringProperty("topic", ask.topic().id());
        json.writeBooleanProperty("quick", ask.quick());
        json.writeObjectPropertyStart("machine");
        json.writeStringProperty("processor", machine.processor());
        json.writeNumberProperty("processors", machine.processors());
        json.writeStringProperty("system", machine.system());
        json.writeStringProperty("java", machine.java());
        json.writeBooleanProperty("vectors", machine.vectors());
        json.writeEndObject();
        json.writeArrayPropertyStart("contests");
        contests.forEach(this::write);
        json.writeEndArray();
        json.writeEndObject();
    }

    private void write(Contest contest) {
        json.writeStartObject();
        json.writeStringProperty("id", contest.id());
        json.writeStringProperty("title", contest.title());
        json.writeStringProperty("per", contest.per());
        json.writeArrayPropertyStart("rows");
        contest.rows().forEach(row -> write(contest, row));
        json.writeEndArray();
        new TreeMap<>(contest.figures()).forEach(json::writeNumberProperty);
        json.writeEndObject();
    }

    private void write(Contest contest, Row row) {
        Time time = row.time();
        json.writeStartObject();
        json.writeStringProperty("id", row.id());
        json.writeStringProperty("title", row.title());
        json.writeNumberProperty("nanos", time.nanos());
        json.writeNumberProperty("spread", time.spread());
        write("processorNanos", time.processor());
        write("bytes", time.bytes());
        json.writeNumberProperty("perSecond", time.perSecond());
        json.writeObjectPropertyStart("ratios");
        for (Against other : contest.against()) {
            json.writeNumberProperty(other.row(), contest.ratio(row, other));
        }
        json.writeEndObject();
        json.writeEndObject();
    }

    private void write(String name, OptionalDouble value) {
        if (value.isPresent()) {
            json.writeNumberProperty(name, value.getAsDouble());
        }
    }
}
